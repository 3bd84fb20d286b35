import { saveFile } from '@/ui/save-file';
import { useStaysExport } from '@/hotel/calendar/staff-queries/stays-export';

/** Saves the confirmed stays of the coming year as a calendar file. */
export function useStaysFile(hotelName: string) {
  const gather = useStaysExport(hotelName);
  return {
    isPending: gather.isPending,
    mutate: () =>
      gather.mutate(undefined, {
        onSuccess: (text) =>
          saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'stays.ics'),
      }),
  };
}
