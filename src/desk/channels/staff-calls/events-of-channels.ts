import * as v from 'valibot';
import { rowSchema } from '@/content/store/staff-calls/row-schema';
import { askChanged } from '@/content/store/staff-calls/writes';
import {
  closingInTheWay,
  channelConflictSchema,
  channelEventSchema,
  channelInTheWay,
  stayInTheWay,
  type ChannelConflict,
  type ChannelEvent,
} from '@/desk/channels/channel-event';
import { channelToasts as words } from '@/words/staff';
import { askRows } from '@/lib/ask';
import { supabase } from '@/lib/supabase';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KEY, looked, readAgain } from './listings';

/** A hosted project answers no more at once. */
const ROWS = 1000;

const eventRow = rowSchema(channelEventSchema.entries);

const conflictRow = rowSchema({
  ...channelConflictSchema.entries,
  stays: v.array(rowSchema(stayInTheWay.entries)),
  closings: v.array(rowSchema(closingInTheWay.entries)),
  channels: v.array(rowSchema(channelInTheWay.entries)),
});

/** What all listings hold, skip and echo, by their first nights. @throws ServiceError */
export async function fetchEvents(): Promise<ChannelEvent[]> {
  const events: ChannelEvent[] = [];
  for (let from = 0; ; from += ROWS) {
    const some = supabase().from('listing_events').select('*').neq('state', 'gone');
    const inOrder = some.order('from_date').order('id');
    const rows = await askRows(inOrder.range(from, from + ROWS - 1), eventRow);
    events.push(...rows);
    if (rows.length < ROWS) return events;
  }
}

/** Conflicts that nobody has settled, with both sides. @throws ServiceError */
export function fetchConflicts(): Promise<ChannelConflict[]> {
  return askRows(supabase().rpc('channel_conflicts', {}, { get: true }), conflictRow);
}

const event = (id: string, change: object) =>
  askChanged(supabase().from('listing_events').update(change).eq('id', id).select('*'), eventRow);

/** Staff have seen to a conflict. @throws ServiceError */
export function settleConflict(id: string): Promise<ChannelEvent> {
  return event(id, { settled_at: new Date().toISOString() });
}

/** An event holds nothing, or holds again. @throws ServiceError */
export function letEventGo(id: string, isLetGo: boolean): Promise<ChannelEvent> {
  return event(id, { let_go_at: isLetGo ? new Date().toISOString() : null });
}

export function useChannelEvents() {
  return useQuery({ queryKey: [...KEY, 'events'], queryFn: fetchEvents, ...looked });
}

export function useChannelConflicts() {
  return useQuery({ queryKey: [...KEY, 'conflicts'], queryFn: fetchConflicts, ...looked });
}

export function useSettleConflict() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => settleConflict(id),
    onSettled: () => readAgain(client),
    meta: { about: 'channel-event', success: words.settled, failure: words.notSaved },
  });
}

export function useLetEventGo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isLetGo }: { id: string; isLetGo: boolean }) => letEventGo(id, isLetGo),
    onSettled: () => readAgain(client),
    meta: { about: 'channel-event', failure: words.notSaved },
  });
}
