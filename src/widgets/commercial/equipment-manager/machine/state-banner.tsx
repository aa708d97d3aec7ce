import type { ReactNode } from 'react';
import { formatInstant } from '../../../../core/instants.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { words } from '../copy.js';
import { machineWords } from './machine-copy.js';
import type { MachineModel, MachineShown } from '../machine.js';
import { ago } from '../when.js';

interface StateBannerProps {
  screen: MachineShown;
  model: MachineModel;
}

/** What is unusual about a machine now, what that means on the floor, and the button that ends it. */
export function StateBanner({ screen: { machine, now, working }, model }: StateBannerProps) {
  const copy = useWords(machineWords);
  const locale = useLocale();
  const { stages } = useWords(words);
  const { stage, previousStage, status, faultCode, health, lastSeenAt, leaseUntil, connection, actions } = machine;
  const button = (may: boolean, is: 'ready' | 'nextStage', label: ReactNode) =>
    may && (
      <Button type="secondary" size="sm" loading={working === is} onClick={() => void model.run({ is })}>
        {label}
      </Button>
    );
  if (stage === 'trash')
    return (
      <Banner tone="info" title={copy.trashTitle} announced={false}>
        {copy.trashText}
      </Banner>
    );
  if (stage === 'rest')
    return (
      <Banner
        tone="info"
        title={copy.restTitle}
        announced={false}
        actions={button(actions.nextStage === 'ok', 'nextStage', copy.next.rest)}
      >
        {copy.restText} {previousStage !== null && copy.restBack(stages[previousStage])}
      </Banner>
    );
  if (status === 'fault')
    return (
      <Banner
        title={copy.faultTitle(faultCode, ago(health?.at ?? lastSeenAt ?? now, now, locale))}
        announced={false}
        actions={button(actions.ready === 'ok', 'ready', copy.ready)}
      >
        {copy.faultText}
      </Banner>
    );
  if (status === 'offline')
    return (
      <Banner tone="warning" title={copy.offlineTitle(ago(lastSeenAt ?? now, now, locale))} announced={false}>
        {leaseUntil !== null && leaseUntil > now
          ? copy.offlineText(formatInstant(leaseUntil, locale))
          : copy.offlineLapsed}
      </Banner>
    );
  if (connection === 'neverSeen' && (stage === 'installed' || stage === 'configured' || stage === 'complete'))
    return (
      <Banner tone="info" title={copy.neverTitle} announced={false}>
        {copy.neverText}
      </Banner>
    );
  return null;
}
