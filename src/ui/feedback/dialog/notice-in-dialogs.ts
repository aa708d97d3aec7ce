import { createContext, type ReactNode } from 'react';

/** What is said over the whole view: a modal dialog covers the view, so it is said in the dialog too. */
export const NoticeInDialogs = createContext<ReactNode>(null);
