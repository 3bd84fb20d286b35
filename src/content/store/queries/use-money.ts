import { formatPrice } from '@/basics/rules/price';
import { useContent } from './content';

/** Formats an amount with the hotel's currency sign: `$129`. */
export type FormatMoney = (amount: number) => string;

export function useMoney(): FormatMoney {
  const { currencySign } = useContent().content.sections.hotelInfo;
  return (amount) => formatPrice(amount, currencySign);
}
