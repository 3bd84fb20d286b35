import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { BLOCK_ITEMS_MAX, CARDS_MAX, GALLERY_IMAGES_MAX } from '@/basics/rules/limits';
import type { BlockKind, BlockOf } from '@/content/schema/block';
import { press } from '@/content/schema/blocks/press';
import { useContent } from '@/content/store/queries/content';
import {
  CheckboxesField,
  CheckboxField,
  ChoiceField,
  TextField,
} from '@/kit/editors/admin/form-fields';
import { ListField } from '@/kit/editors/admin/ListField';
import { PictureField, PicturesField } from '@/kit/editors/admin/picture-fields';
import { blockFieldWords as shared, blockKindWords as words, pictureWords } from '@/words/staff';
import { GroupAndMarks } from './GroupAndMarks';
import { LinkField } from './LinkField';
import { RichTextField } from './RichTextField';

export const KIND_FIELDS: Record<Exclude<BlockKind, 'part'>, ReactNode> = {
  opening: (
    <>
      <TextField name="title" />
      <TextField name="lead" rows={2} hint={words.opening.leadHint} />
      <PictureField name="image" hint={words.opening.imageHint} />
    </>
  ),
  'stay-search': <TextField name="title" optional />,
  'full-moons': <TextField name="title" optional />,
  text: (
    <>
      <TextField name="title" optional />
      <RichTextField name="body" />
    </>
  ),
  beside: (
    <>
      <TextField name="title" optional />
      <RichTextField name="body" />
      <PictureField name="image" />
      <LinkField name="to" optional />
      <TextField name="label" hint={words.beside.labelHint} />
    </>
  ),
  pictures: (
    <>
      <TextField name="title" optional />
      <PicturesField name="images" max={GALLERY_IMAGES_MAX} hint={words.pictures.imagesHint} />
    </>
  ),
  list: (
    <>
      <TextField name="title" optional />
      <TextField name="note" hint={words.list.noteHint} />
      <ListField
        name="items"
        noun={words.list.noun}
        blank={{ group: '', name: '', line: '', price: '', marks: [] }}
        max={BLOCK_ITEMS_MAX}
        row={(nth) => (
          <>
            <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-x-4 gap-y-0">
              <TextField name={`items.${nth}.name`} />
              <TextField name={`items.${nth}.price`} hint={ofFirst(nth, words.list.priceHint)} />
            </div>
            <TextField name={`items.${nth}.line`} rows={2} />
            <GroupAndMarks nth={nth} />
          </>
        )}
      />
    </>
  ),
  cards: (
    <>
      <TextField name="title" optional />
      <ListField
        name="items"
        hint={words.cards.itemsHint}
        noun={words.cards.noun}
        blank={{ to: '', name: '', line: '', image: '' }}
        max={CARDS_MAX}
        row={(nth) => (
          <>
            <LinkField name={`items.${nth}.to`} />
            <TextField name={`items.${nth}.name`} />
            <TextField name={`items.${nth}.line`} rows={2} />
            <PictureField name={`items.${nth}.image`} label={pictureWords.picture(nth + 1)} />
          </>
        )}
      />
    </>
  ),
  quotation: (
    <>
      <TextField name="quote" rows={4} hint={words.quotation.quoteHint} />
      <div className="two">
        <TextField name="author" />
        <TextField name="role" hint={words.quotation.roleHint} />
      </div>
    </>
  ),
  facts: (
    <>
      <TextField name="title" optional />
      <ListField
        name="items"
        hint={words.facts.itemsHint}
        noun={words.facts.noun}
        blank={{ label: '', line: '' }}
        max={BLOCK_ITEMS_MAX}
        row={(nth) => (
          <>
            <TextField name={`items.${nth}.label`} />
            <TextField name={`items.${nth}.line`} rows={2} />
          </>
        )}
      />
    </>
  ),
  times: (
    <>
      <TextField name="title" optional />
      <ListField
        name="items"
        noun={words.times.noun}
        blank={{ when: '', name: '', line: '' }}
        max={BLOCK_ITEMS_MAX}
        row={(nth) => (
          <>
            <div className="two">
              <TextField name={`items.${nth}.when`} hint={ofFirst(nth, words.times.whenHint)} />
              <TextField name={`items.${nth}.name`} />
            </div>
            <TextField name={`items.${nth}.line`} rows={2} />
          </>
        )}
      />
    </>
  ),
  way: (
    <>
      <TextField name="title" optional />
      <TextField name="note" rows={2} hint={words.way.noteHint} />
    </>
  ),
  offer: (
    <>
      <TextField name="title" />
      <RichTextField name="body" />
      <PictureField name="image" />
      <div className="two">
        <TextField name="from" type="date" />
        <TextField name="until" type="date" hint={words.offer.untilHint} />
      </div>
      <CheckboxField name="atFullMoon" />
      <TextField name="price" hint={words.offer.priceHint} />
      <TextField name="code" hint={words.offer.codeHint} />
      <ListField
        name="included"
        hint={words.offer.includedHint}
        noun={words.offer.noun}
        blank={{ name: '' }}
        max={CARDS_MAX}
        row={(nth) => <TextField name={`included.${nth}.name`} />}
      />
      <RoomsOfOffer />
    </>
  ),
  press: <PressFields />,
};

/** Returns the hint for the first row only. */
function ofFirst(nth: number, hint: string): string | undefined {
  return nth === 0 ? hint : undefined;
}

function RoomsOfOffer() {
  const { rooms } = useContent().content;
  const choices = rooms.map(({ id, name }) => [id, name] as const);
  return <CheckboxesField name="rooms" hint={shared.allRooms} choices={choices} />;
}

function PressFields() {
  const [action, look] = useWatch<BlockOf<'press'>>({ name: ['action', 'look'] });
  return (
    <>
      <TextField name="title" />
      <TextField name="lead" rows={2} />
      <div className="two">
        <ChoiceField
          name="action"
          choices={press.entries.action.options.map((one) => [one, words.press.actions[one]])}
        />
        <TextField name="label" hint={words.press.labelHint} />
      </div>
      {action === 'page' && <LinkField name="to" />}
      {look === 'picture' && <PictureField name="image" />}
    </>
  );
}
