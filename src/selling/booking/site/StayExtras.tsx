import { useEffect, useId, type KeyboardEvent } from 'react';
import { useLocation } from '@/ui/router';
import { useMoney } from '@/content/store/queries/use-money';
import type { Extra } from '@/content/schema/price-rules';
import type { StayQuote } from '@/selling/prices/stay-quote';
import { bookingWords, stayPriceWords as words } from '@/words/visitors';
import { plainText } from '@/basics/rules/digits';
import { PROMO_CODE_MAX } from '@/basics/rules/limits';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { fieldOf, fill } from './form-fields';
import { sentenceOf, isCodeRule, type QuotedStay } from './RuleNote';
import type { FormStay } from './use-booking-form';

type ExtrasProps = {
  offered: readonly Extra[];
  chosen: FormStay['extras'];
  isOpen?: boolean;
  /** Receives each choice. Without it the choices are fields of the booking form. */
  onChoose?: (id: string, count: number) => void;
};

export function ExtraChoices({ offered, chosen, isOpen, onChoose }: ExtrasProps) {
  const money = useMoney();
  const id = useId();
  return (
    <details className="stay-extras" open={isOpen}>
      <summary className="link mt-4">{bookingWords.extras}</summary>
      {offered.map((extra) => {
        const count = chosen.find((one) => one.id === extra.id)?.count ?? 0;
        return (
          <div key={extra.id}>
            <label htmlFor={id + extra.id}>
              <input
                type="checkbox"
                id={id + extra.id}
                name={onChoose ? undefined : 'extra'}
                value={extra.id}
                checked={onChoose && count > 0}
                onChange={onChoose && (({ target }) => onChoose(extra.id, target.checked ? 1 : 0))}
              />
              <span>
                {extra.name}{' '}
                <small>
                  {(extra.price > 0
                    ? `${money(extra.price)} ${words.per[extra.per]}`
                    : words.free) + (extra.atFullMoon ? ` · ${words.atFullMoon}` : '')}
                </small>
              </span>
            </label>
            {count > 0 && extra.most > 1 && (
              <select
                className="input"
                name={onChoose ? undefined : `count-${extra.id}`}
                aria-label={words.howMany(extra.name)}
                value={onChoose && count}
                onChange={onChoose && (({ target }) => onChoose(extra.id, Number(target.value)))}
              >
                {Array.from({ length: extra.most }, (_, nth) => (
                  <option key={nth}>{nth + 1}</option>
                ))}
              </select>
            )}
          </div>
        );
      })}
    </details>
  );
}

type CodeProps = Pick<QuotedStay, 'stay' | 'edit'> & {
  quote: StayQuote | undefined;
  isBusy: boolean;
};

/** Returns the promo code that an offer's link adds to the address; '' for none. */
function givenCode(search: string): string {
  const code = plainText(new URLSearchParams(search).get('code') ?? '').trim();
  return code.length > PROMO_CODE_MAX ? '' : code;
}

/** Enters a promo code, which is checked only when applied: the server counts wrong codes. */
export function CodeField({ stay, quote, isBusy, edit }: CodeProps) {
  const given = givenCode(useLocation().search);
  const rule = stay.code && isCodeRule(quote?.rule) ? quote?.rule : undefined;
  const fault = stay.code && isBusy ? words.codeBusy : rule && sentenceOf(rule);

  function apply(): void {
    edit((fields) => {
      fill(fields, 'appliedCode', plainText(fieldOf(fields, 'code')?.value ?? '').trim());
    });
  }

  useEffect(() => {
    if (given) apply();
    // eslint-disable-next-line react/exhaustive-deps -- once for each code
  }, [given]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  }

  return (
    <details className="stay-code" open={given !== ''}>
      <summary className="link mt-4">{bookingWords.haveCode}</summary>
      <Field
        label={words.code}
        hint={stay.code && quote && !isCodeRule(quote.rule) && words.codeCounts}
        error={fault || undefined}
      >
        {(control) => (
          <div>
            <input
              {...control}
              name="code"
              key={given}
              defaultValue={given}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={PROMO_CODE_MAX}
              onKeyDown={onKeyDown}
            />
            <Button variant="ghost" size="small" onClick={apply}>
              {words.apply}
            </Button>
          </div>
        )}
      </Field>
      <input type="hidden" name="appliedCode" />
    </details>
  );
}
