import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { MenuIconButton } from '../../../../ui/actions/menu/menu-button.js';
import { Tooltip } from '../../../../ui/feedback/tooltip/tooltip.js';
import { regionName } from '../../../../ui/identity/country-flag/region-name.js';
import { chevronLeft, edit } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { isOffered } from '../may.js';
import { bar, buttons, muted, title } from '../view.css.js';
import { placeWords } from './copy.js';
import type { Question } from './model.js';
import { wordsFirst, dealer as dealerClass, head } from './view.css.js';

interface HeadProps {
  place: Location;
  onList: () => void;
  onEdit: () => void;
  onAsk: (question: Question) => void;
}

/** What a location is called, whose it is and where; and what is done with all of it. */
export function Head({ place, onList, onEdit, onAsk }: HeadProps) {
  const copy = useWords(placeWords);
  const locale = useLocale();
  const { name, owner, dealer, actions, streetLine1, streetLine2, city, regionCode, postalCode, countryCode } = place;
  const address = [
    streetLine1,
    streetLine2,
    [city, regionCode, postalCode].filter(Boolean).join(' '),
    regionName(countryCode, locale),
  ];
  const reason = (code: string | undefined) => (code === 'ok' ? undefined : copy.ordersOpen);
  return (
    <header className={head}>
      <div className={wordsFirst}>
        <Button type="ghost" icon={chevronLeft} onClick={onList}>
          {copy.back}
        </Button>
      </div>
      <div className={bar}>
        <h2 className={title} tabIndex={-1}>
          {name}
        </h2>
        <div className={buttons}>
          {isOffered(place, 'edit') && (
            <Button type="secondary" icon={edit} onClick={onEdit}>
              {copy.edit}
            </Button>
          )}
          {isOffered(place, 'delete') && (
            <MenuIconButton
              label={copy.more}
              groups={[
                {
                  items: [
                    {
                      id: 'close',
                      label: copy.close,
                      tone: 'critical',
                      disabled: reason(actions.delete),
                      onSelect: () => onAsk('close'),
                    },
                  ],
                },
              ]}
            />
          )}
        </div>
      </div>
      <p className={muted}>{[owner.name, ...address].filter(Boolean).join(' · ')}</p>
      {dealer && (
        <div className={dealerClass}>
          <span>{copy.dealer(dealer.name)}</span>
          {isOffered(place, 'removeDealer') && (
            <div className={wordsFirst}>
              <Tooltip text={reason(actions.removeDealer)}>
                <Button type="ghost" disabled={actions.removeDealer !== 'ok'} onClick={() => onAsk('removeDealer')}>
                  {copy.removeDealer}
                </Button>
              </Tooltip>
            </div>
          )}
        </div>
      )}
    </header>
  );
}
