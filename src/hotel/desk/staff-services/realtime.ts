import { HAS_REALTIME } from '@/lib/env';
import { supabase } from '@/lib/supabase';

const TABLES = ['reservations', 'messages', 'inbox_counts'] as const;

/**
 * Calls back when something in the inbox has changed, where the backend tells of it. supabase-js
 * keeps the line open and builds it up again by itself. @returns a function that stops listening
 */
export function onInboxChange(tell: () => void): () => void {
  if (!HAS_REALTIME) return () => undefined;
  const client = supabase();
  const channel = client.channel('inbox');
  for (const table of TABLES) {
    channel.on('postgres_changes', { event: '*', schema: 'public', table }, tell);
  }
  channel.subscribe();
  return () => void client.removeChannel(channel);
}
