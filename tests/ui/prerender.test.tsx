import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BulletList } from '../../src/ui/data/bullet-list/bullet-list.js';
import { Banner } from '../../src/ui/feedback/banner/banner.js';
import { CardGrid } from '../../src/ui/page/card-grid/card-grid.js';
import { DescriptionList } from '../../src/ui/data/description-list/description-list.js';
import { LightSlot } from '../../src/ui/host/light-slot.js';
import { PasswordField } from '../../src/ui/forms/password-field/password-field.js';
import { PricingCardSkeleton } from '../../src/ui/data/pricing-card/pricing-card-skeleton.js';
import { PricingCard } from '../../src/ui/data/pricing-card/pricing-card.js';
import { Root } from '../../src/ui/root/root.js';
import { SidePanel } from '../../src/ui/page/side-panel/side-panel.js';
import { Stepper } from '../../src/ui/navigation/stepper/stepper.js';

const price = { value: 3999, currency: { code: 'USD', scale: 100 } };
const nothing = () => undefined;

describe('markup made ahead of time', () => {
  const html = renderToString(
    <Root theme="dark">
      <Stepper steps={[{ name: 'Plan', index: 0, active: true }]} />
      <Banner actions="Again">
        Wrong
        <BulletList items={['One']} />
      </Banner>
      <CardGrid>
        <PricingCard
          name="Monthly"
          price={price}
          benefits={['Classes']}
          emphasized
          action={{ label: 'Choose', loading: true }}
        />
        <PricingCardSkeleton />
      </CardGrid>
      <SidePanel title="Membership Plan">
        <DescriptionList rows={[{ term: 'Today', value: '$0.00', total: true }]} />
      </SidePanel>
      <PasswordField
        label="Password"
        value=""
        onChange={nothing}
        showInvalidIfEmpty
        requirements={[{ label: 'Characters', passed: false }]}
      />
      <LightSlot name="payment">
        <p>Card</p>
      </LightSlot>
    </Root>,
  );

  it('holds the words and the prices', () => {
    for (const text of ['Monthly', '$39.99', 'Membership Plan', 'Card']) expect(html).toContain(text);
  });

  it('holds no style that a strict page would refuse', () => {
    expect(html).not.toMatch(/ style=|<style/);
  });
});
