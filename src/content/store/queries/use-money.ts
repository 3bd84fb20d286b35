import { formatPrice } from '@/basics/rules/price';
import { useContent } from './content';

/** Writes an amount with the hotel's sign: `$129`. */
export type FormatMoney = (amount: number) => string;

export function useMoney(): FormatMoney {
  const { currencySign } = useContent().content.sections.hotelInfo;
  return (amount) => formatPrice(amount, currencySign);
}
