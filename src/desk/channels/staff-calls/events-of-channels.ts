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
import { askAllRows, callRestRows } from '@/lib/call-rest';
import { supabase } from '@/lib/supabase';
import { useMutation, useQuery } from '@tanstack/react-query';
import { invalidates, KEY, listingQueryOptions } from './listings';

const eventRow = rowSchema(channelEventSchema.entries);

const conflictRow = rowSchema({
  ...channelConflictSchema.entries,
  stays: v.array(rowSchema(stayInTheWay.entries)),
  closings: v.array(rowSchema(closingInTheWay.entries)),
  channels: v.array(rowSchema(channelInTheWay.entries)),
});

function fetchEvents(): Promise<ChannelEvent[]> {
  const some = () => supabase().from('listing_events').select('*').neq('state', 'gone');
  return askAllRows((from, to) => some().order('from_date').order('id').range(from, to), eventRow);
}

export function useChannelEvents() {
  return useQuery({ queryKey: [...KEY, 'events'], queryFn: fetchEvents, ...listingQueryOptions });
}

export function useChannelConflicts() {
  return useQuery({
    queryKey: [...KEY, 'conflicts'],
    queryFn: (): Promise<ChannelConflict[]> =>
      callRestRows(supabase().rpc('channel_conflicts', {}, { get: true }), conflictRow),
    ...listingQueryOptions,
  });
}

const change = (id: string, fields: object) =>
  askChanged(supabase().from('listing_events').update(fields).eq('id', id).select('*'), eventRow);

const meta = { about: 'channel-event', failure: words.notSaved, invalidates } as const;

export function useSettleConflict() {
  return useMutation({
    mutationFn: (id: string) => change(id, { settled_at: new Date().toISOString() }),
    meta: { ...meta, success: words.settled },
  });
}

/** Makes the nights of an event free, or blocks them again. */
export function useReleaseEvent() {
  return useMutation({
    mutationFn: ({ id, isLetGo }: { id: string; isLetGo: boolean }) =>
      change(id, { let_go_at: isLetGo ? new Date().toISOString() : null }),
    meta,
  });
}
