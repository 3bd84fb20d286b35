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
import { sentenceOf, isCodeRule, type QuotedStay } from './RuleNote';
import type { FormStay } from './use-booking-form';

export function ExtraChoices({ offered, stay }: { offered: readonly Extra[]; stay: FormStay }) {
  const money = useMoney();
  const id = useId();
  return (
    // The list is closed until a date is chosen, so that the booking button stays near.
    <details className="stay-extras" open={stay.checkIn !== undefined}>
      <summary className="link mt-4">{bookingWords.extras}</summary>
      {offered.map((extra) => {
        const isChosen = stay.extras.some((one) => one.id === extra.id);
        return (
          <div key={extra.id}>
            <label htmlFor={id + extra.id}>
              <input type="checkbox" id={id + extra.id} name="extra" value={extra.id} />
              <span>
                {extra.name}{' '}
                <small>
                  {(extra.price > 0
                    ? `${money(extra.price)} ${words.per[extra.per]}`
                    : words.free) + (extra.atFullMoon ? ` · ${words.atFullMoon}` : '')}
                </small>
              </span>
            </label>
            {isChosen && extra.most > 1 && (
              <select
                className="input"
                name={`count-${extra.id}`}
                aria-label={words.howMany(extra.name)}
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
      const [typed, applied] = ['code', 'appliedCode'].map((name) =>
        fields.elements.namedItem(name),
      );
      if (typed instanceof HTMLInputElement && applied instanceof HTMLInputElement)
        applied.value = plainText(typed.value).trim();
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
