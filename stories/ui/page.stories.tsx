import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { Footer } from '../../src/ui/page/footer/footer.js';
import { NotFound } from '../../src/ui/page/not-found/not-found.js';
import { PageHeader } from '../../src/ui/page/page-header/page-header.js';
import { SignupHeader } from '../../src/ui/page/signup-header/signup-header.js';

const publish = { onClick: fn() };
const meta = { title: 'Design system/Page', component: PageHeader, decorators: [inRoot], args: { title: 'Offers', publish }, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The head of a staff page; what is not given is not shown. */
export const StaffHeader: Story = {
  args: { draft: true, save: { onClick: fn() }, discard: { onClick: fn() } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Publish' }));
    await expect(publish.onClick).toHaveBeenCalled();
  },
};

export const SignupPageHeader: Story = { render: () => <SignupHeader /> };

export const PageFooter: Story = { render: () => <Footer termsHref="#terms" privacyHref="#privacy" pstiHref="#psti" faqHref="#faq" helpHref="#help" year={2026} /> };

export const PageNotFound: Story = { render: () => <NotFound /> };
