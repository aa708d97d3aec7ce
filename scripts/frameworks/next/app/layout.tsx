import '@echelon/membership/styles.css';
import type { ReactNode } from 'react';
import { Membership } from './membership';

export const metadata = { title: 'Next', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Membership>{children}</Membership>
      </body>
    </html>
  );
}
