import * as v from 'valibot';

const chosenRoomSchema = v.object({
  roomId: v.string(),
  /** The room's name in the page's language, shown even after the hotel deleted the room. */
  name: v.string(),
  arrive: v.string(),
  nights: v.number(),
  guests: v.number(),
  children: v.array(v.number()),
  extras: v.array(v.object({ id: v.string(), count: v.number() })),
});
export type ChosenRoom = v.InferOutput<typeof chosenRoomSchema>;

/** The rooms that a guest chose for one request, and the request once it is sent. */
const choiceSchema = v.object({
  /** The address of the search that the rooms were chosen for: `?arrive=…`. */
  of: v.string(),
  rooms: v.array(chosenRoomSchema),
  sent: v.nullable(v.object({ id: v.string(), total: v.nullable(v.number()) })),
});
export type Choice = v.InferOutput<typeof choiceSchema>;

/** Returns the stored choice if it is for this search. */
export function parseChoice(stored: unknown, of: string): Choice | undefined {
  const { success, output } = v.safeParse(choiceSchema, stored);
  return success && output.of === of ? output : undefined;
}
