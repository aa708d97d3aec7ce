// The document's own tokens, so that a page can lay itself out with them.
import './tokens/document.css.js';

/** The pieces of the design system that a site needs around the widgets (spec s.2). */
export { Button, type ButtonProps } from './button/button.js';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state.js';
export { Link, type LinkProps } from './link/link.js';
export { Logo, type LogoProps } from './logo/logo.js';
export { Footer, type FooterProps } from './page/footer/footer.js';
export { NotFound, type NotFoundProps } from './page/not-found/not-found.js';
export { PageHeader, type PageHeaderAction, type PageHeaderProps } from './page/page-header/page-header.js';
export { SignupHeader, type SignupHeaderProps } from './page/signup-header/signup-header.js';
/** What all of them have to stand in: it gives them their type and their colours. */
export { Root, type RootProps } from './root/root.js';
