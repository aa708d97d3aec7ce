import { useState } from 'react';
import { Banner } from '../../src/ui/feedback/banner/banner.js';
import { Button } from '../../src/ui/actions/button/button.js';
import { DescriptionList } from '../../src/ui/data/description-list/description-list.js';
import { check, error, info, warning } from '../../src/ui/icon/shapes.js';
import { Price } from '../../src/ui/data/price/price.js';
import { SegmentedControl } from '../../src/ui/forms/segmented-control/segmented-control.js';
import { SidePanel } from '../../src/ui/page/side-panel/side-panel.js';
import { StatusPill } from '../../src/ui/data/status-pill/status-pill.js';
import { Switch } from '../../src/ui/forms/switch/switch.js';
import { TextField } from '../../src/ui/forms/text-field/text-field.js';
import { board, row, samples } from './guide.css.js';

const currency = { code: 'USD', scale: 100 };
const plans = {
  month: { value: 3999, before: undefined, next: '12/20/2026, in 30 days' },
  year: { value: 39_999, before: 47_988, next: '11/20/2027, in a year' },
};
type Period = keyof typeof plans;
const isPeriod = (value: string): value is Period => value in plans;

/** A few pieces at work, which can be used: not a picture of them. */
export function Samples() {
  const [period, setPeriod] = useState<Period>('year');
  const [email, setEmail] = useState('robin.example.com');
  const [isShown, setShown] = useState(true);
  const { value, before, next } = plans[period];
  const isWrong = !email.includes('@');
  return (
    <div className={samples}>
      <SidePanel
        title="Membership Plan"
        headingLevel={3}
        footer={
          <Button size="lg" full>
            Subscribe
          </Button>
        }
      >
        <Price
          value={{ value, currency }}
          frequency={period}
          size="md"
          before={before === undefined ? undefined : { value: before, currency }}
          beside={before !== undefined && <StatusPill tone="success">Save $79.89</StatusPill>}
        />
        <DescriptionList
          rows={[
            { term: 'Next bill', value: before === undefined ? '$39.99' : '$399.99', note: next },
            { term: 'Amount billed today', value: before === undefined ? '$39.99' : '$399.99', total: true },
          ]}
        />
      </SidePanel>
      <div className={board}>
        <SegmentedControl
          legend="Billing frequency"
          value={period}
          onChange={to => isPeriod(to) && setPeriod(to)}
          options={[
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: 'Annually' },
          ]}
        />
        <TextField
          label="Email address"
          name="email"
          type="email"
          required
          value={email}
          onChange={setEmail}
          error={isWrong ? 'Enter an email address like name@example.com.' : undefined}
          helper="Your receipts go there."
        />
        <Switch label="Show my rides to friends" checked={isShown} onChange={setShown} />
        <div className={row}>
          <StatusPill tone="success" icon={check}>
            Active
          </StatusPill>
          <StatusPill tone="info" icon={info}>
            Trial
          </StatusPill>
          <StatusPill tone="warning" icon={warning}>
            Ends soon
          </StatusPill>
          <StatusPill tone="critical" icon={error}>
            Payment overdue
          </StatusPill>
        </div>
        <Banner tone="info" announced={false} title="Your trial ends on 12/03/2026, in 13 days">
          You pay nothing until then, and can cancel at any time.
        </Banner>
      </div>
    </div>
  );
}
