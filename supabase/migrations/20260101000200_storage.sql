-- The bucket of pictures: public to read by address, written and listed by administrators only.
-- A public bucket serves its objects without a policy; no policy for anon means no listing.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('hotel_images', 'hotel_images', true, 5242880,
  array['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
on conflict (id) do nothing;

create policy "administrators list pictures" on storage.objects
  for select to authenticated
  using (bucket_id = 'hotel_images' and (select private.is_admin()));
create policy "administrators upload pictures" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'hotel_images' and (select private.is_admin())
    and private.is_picture_path(name));
create policy "administrators change pictures" on storage.objects
  for update to authenticated
  using (bucket_id = 'hotel_images' and (select private.is_admin()))
  with check (bucket_id = 'hotel_images' and (select private.is_admin())
    and private.is_picture_path(name));
create policy "administrators remove pictures" on storage.objects
  for delete to authenticated
  using (bucket_id = 'hotel_images' and (select private.is_admin()));
