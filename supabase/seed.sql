-- Demo data for a fresh local database: accounts, the default content, some guests' enquiries.
-- Runs again whole whenever this file changes, so nothing here brings back what somebody deleted.
-- Never load it into a hosted project: the accounts below have known passwords (docs/deploy.md).
-- The CLI does not know of it for that reason (config.toml).

-- admin@hotel.test / admin-demo-1 administers; staff@hotel.test / staff-demo-1 only signs in.
-- The same statements serve the embedded backend and a project on real Postgres (rehearsal).
do $$
declare
  demo record;
begin
  if exists (select from auth.users) then
    return;
  end if;
  for demo in
    select * from (values
      ('11111111-1111-4111-8111-111111111111'::uuid, 'admin', 'admin-demo-1'),
      ('22222222-2222-4222-8222-222222222222'::uuid, 'staff', 'staff-demo-1')
    ) as accounts (id, name, password)
  loop
    insert into auth.users (
      id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
      raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token, email_change,
      email_change_token_new)
    values (
      demo.id, 'authenticated', 'authenticated', demo.name || '@hotel.test',
      extensions.crypt(demo.password, extensions.gen_salt('bf', 10)), now(),
      '{"provider":"email","providers":["email"]}', '{}', now(), now(), '', '', '', '');
    insert into auth.identities (
      id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
    values (
      gen_random_uuid(), demo.id, demo.id::text, 'email',
      jsonb_build_object('sub', demo.id, 'email', demo.name || '@hotel.test',
        'email_verified', true, 'phone_verified', false),
      now(), now(), now());
    insert into public.profiles (id, username, role) values (demo.id, demo.name, demo.name);
  end loop;
  -- Supabase Auth looks an account up by instance_id; the embedded backend has no such column.
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute $sql$ update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
      where instance_id is null $sql$;
  end if;
end
$$;

-- BEGIN CONTENT: generated from src/hotel/content/defaults.ts by scripts/generate-seed.ts
insert into public.hotel_config (key, value)
values
  ('hotelInfo', '{"name":"Chanrea House","logo":"/brand/mark.svg","primaryColor":"#006837","secondaryColor":"#c4a256","sizeUnit":"ft2"}'::jsonb),
  ('heroSection', '{"title":"Where the moon rises from the sea","subtitle":"A quiet house of teak, stone and lantern light on the coast of Kep.","image":"/images/hero.jpg"}'::jsonb),
  ('luxuryExperience', '{"title":"An unhurried kind of luxury","description":"A stone bath drawn at dusk with frangipani from the garden. Supper at a table for two, with crab from the morning boats and green Kampot pepper. Lanterns lit along the water at six. Nothing here asks you to hurry, and someone is always near when you want them.","images":["/images/luxury-1.jpg","/images/luxury-2.jpg"]}'::jsonb),
  ('aboutSection', '{"title":"A house that keeps the hours of the tide","description":"Chanrea means moonrise. Our house stands where the pepper hills of Kep come down to the Gulf of Thailand: one open hall, three kinds of room, a long pool and a jetty. We built it low and in timber, under the steep double roofs of the coast, so that the evening breeze does most of the work.","images":["/images/about-1.jpg","/images/about-2.jpg","/images/about-3.jpg","/images/about-4.jpg"]}'::jsonb),
  ('gallery', '{"images":["/images/house-1.jpg","/images/house-2.jpg"]}'::jsonb),
  ('aboutStory', '{"daysTitle":"How the days go","days":"The house runs on a small staff, most of whom grew up between the salt fields and the pepper hills. They know when the crab boats come in, which path to take through the national park, and how you had your coffee yesterday.\n\nWe cook what the coast gives us. The kitchen garden supplies the herbs, the market at Kep the rest, and the menu changes with the weather more often than with the season.\n\nLittle here is fixed to a timetable. Breakfast waits for you. The pool is open until you have finished with it. When the moon is full we carry the tables down to the jetty, and dinner takes as long as it takes.","services":[{"title":"Luxury Accommodation","text":"Rooms of teak, linen and morning light, each with its own view towards the water."},{"title":"Fine Dining","text":"Khmer coastal cooking: the day''s catch, herbs from the garden, Kampot pepper at every table."},{"title":"Concierge Service","text":"Boats, drivers, picnics and quiet advice, arranged at any hour of the day or night."}],"onwardTitle":"See where you would sleep"}'::jsonb),
  ('footer', '{"blurb":"A small house by the sea in Kep, Cambodia. Come for the moonrise; stay for breakfast.","newsletterTitle":"Letters from the coast","newsletterText":"A short note, four times a year."}'::jsonb),
  ('pageTexts', '{"roomsLead":"{rooms} ways to stay, each with its own window on the water.","roomsIntro":"Every room has the sea in it somewhere: across the garden, along the whole of a balcony, or along the whole of a corner. All rates are per room, per night.","contactIntro":"Write to us, or call at any hour. We answer in Khmer, English and French.","notFound":"The path you followed ends at the water. Let us walk you back."}'::jsonb),
  ('contactInfo', '{"location":"Sample Coast Road, Kep, Cambodia","phone":"+855 00 555 0142","email":"info@example.com","openingHours":"Reception open daily, 24 hours","instagram":"https://www.instagram.com/sample","facebook":"https://www.facebook.com/sample","youtube":"https://www.youtube.com/@sample","whatsapp":"https://wa.me/855005550142","telegram":"","messenger":"","tripadvisor":"","googleMaps":"https://www.google.com/maps/search/?api=1&query=Kep%2C%20Cambodia"}'::jsonb),
  ('legal', '{"privacy":"# What we keep, and why\n\nWhen you ask for a room we keep your e-mail address, the room, the number of guests and nights and, if you gave them, the date, your name, your telephone number and your words to us. When you write to us we keep your name, your e-mail address and what you wrote. When you subscribe to our letter we keep your e-mail address. We use each of these only to answer you, to prepare your stay or to send the letter you asked for.\n\nSo that no robot can close our forms to you, we count how many come from one network in ten minutes. For this we keep a code made of a part of the network''s address and a secret that changes every day, never the address itself. The code counts for ten minutes and is deleted with the next form that comes in.\n\n# What we do not do\n\nWe do not sell or lend your data, we show no advertisements, and this site sets no tracking cookies. Your browser keeps a copy of this site''s own texts so that pages open at once; it holds nothing about you.\n\n# How long\n\nTwo years after you wrote, or after your stay, we delete messages and take your name, address, telephone number and words out of requests and bookings; what remains in our books is a room, its nights and a price. You can leave the letter at any time by the link at its foot.\n\n# Your rights\n\nWrite to us at the address on the contact page to see, correct or erase what we hold about you. We answer within thirty days.","terms":"# Requests and confirmations\n\nA request sent from this site is not yet a booking. It becomes one when we confirm it to you, and nothing is charged before that.\n\n# Prices\n\nPrices are in US dollars, per room and per night. The service fee shown beside a price is part of what you pay; taxes and breakfast are in the price.\n\n# Arrival and departure\n\nRooms are ready from 14:00 and are kept until noon on the day you leave. Tell us if your boat or bus comes early; we will find you a chair, a coffee and a view.\n\n# Changes\n\nTell us as soon as you can when your plans change. We move a stay whenever there is a room for it, and you may cancel free of charge until two days before you arrive.\n\n# This site\n\nTexts and pictures on this site describe the house as it is when they are published. The hotel, its address and its guests shown here are samples."}'::jsonb),
  ('goodToKnow', '{"items":[{"label":"Arrival and departure","text":"Rooms are ready from 14:00 and are kept until noon.","besidePrice":true},{"label":"Changes","text":"Free until two days before you arrive; so is cancelling.","besidePrice":true},{"label":"Breakfast","text":"In the price, and it waits for you.","besidePrice":true},{"label":"Taxes","text":"In the price. The service fee is shown with the total.","besidePrice":false},{"label":"Paying","text":"When you leave: in US dollars or riel, in cash or by card.","besidePrice":false},{"label":"Children","text":"Welcome at any age; under six they stay free in your room.","besidePrice":false},{"label":"Smoking","text":"On the balconies and in the garden, please.","besidePrice":false}]}'::jsonb),
  ('gettingHere', '{"map":"/images/map.jpg","mapLink":"","distances":[{"place":"Kep crab market","way":"10 minutes by tuk-tuk"},{"place":"Kep National Park","way":"15 minutes on foot"},{"place":"Pier for Rabbit Island","way":"5 minutes by tuk-tuk"},{"place":"Kampot","way":"45 minutes by car"},{"place":"Phnom Penh","way":"3 hours by car"}]}'::jsonb)
on conflict (key) do nothing;

insert into public.rooms (
  id, name, type, price, capacity, size, description, images, amenities, best_seller, units, position)
select * from (values
  ('room-standard', 'Garden Standard', 'standard', 129, 2, 30, 'A calm, sunlit room behind the frangipani trees. The bed faces the garden and, beyond it, a line of sea; sheer curtains move all afternoon. Teak underfoot, good linen, a reading chair by the window, and a balcony wide enough for breakfast.', '["/images/room-standard.jpg","/images/room-standard-view.jpg","/images/room-standard-bath.jpg","/images/room-standard-detail.jpg"]'::jsonb, '["Free WiFi","Air conditioning","Private bathroom","Sea view","Balcony","Flat-screen TV","Safe"]'::jsonb, true, 6, 0),
  ('room-deluxe', 'Horizon Deluxe', 'deluxe', 199, 2, 35, 'One floor up, with the whole bay in the window. A padded headboard in forest green, a long day bed for the hot hours, and doors that fold away so that the balcony becomes half of the room. Mornings are very bright here; the curtains are very good.', '["/images/room-deluxe.jpg","/images/room-deluxe-view.jpg","/images/room-deluxe-bath.jpg","/images/room-deluxe-detail.jpg"]'::jsonb, '["Free WiFi","Air conditioning","Private bathroom","Sea view","Balcony","Flat-screen TV","Minibar","Safe","Desk","Coffee machine"]'::jsonb, false, 4, 1),
  ('room-premier', 'Moonrise Premier', 'premier', 249, 3, 40, 'The corner of the house, with the longest view of the sea. A four-poster bed, a sitting area for three, and seven metres of glass towards the water. On clear evenings the moon comes up beside the palm, and we turn the garden lanterns down so you can watch it.', '["/images/room-premier.jpg","/images/room-premier-view.jpg","/images/room-premier-bath.jpg","/images/room-premier-detail.jpg"]'::jsonb, '["Free WiFi","Air conditioning","Private bathroom","Sea view","Balcony","Flat-screen TV","Minibar","Safe","Desk","Bathrobe","Slippers","Coffee machine"]'::jsonb, false, 2, 2)
) as defaults
where not exists (select from public.rooms);

insert into public.testimonials (
  id, text, author, position, rating, source, month, sample, sort_order)
select * from (values
  ('testimonial-1', 'We came for two nights and stayed for six. I have never slept so well, or watched so little of anything except the sea.', 'Sample Guest A.', 'Stayed in Moonrise Premier', 5, '', '', true, 0),
  ('testimonial-2', 'Someone noticed that we liked to swim early. From the second morning there were towels and coffee at the pool at six, without a word said.', 'Sample Guest B.', 'Stayed in Horizon Deluxe', 5, '', '', true, 1),
  ('testimonial-3', 'A beautiful house, quietly run. The room smelled of lemongrass and wood, and the crab at dinner had been in the water that morning.', 'Sample Guest C.', 'Stayed in Garden Standard', 5, '', '', true, 2),
  ('testimonial-4', 'Simple in the best way. Good linen, good light, kind people. Bring a longer book than you think you need.', 'Sample Guest D.', 'Travelled with family', 4, '', '', true, 3),
  ('testimonial-5', 'The jetty at first light is reason enough to come. The breakfast afterwards is reason enough to stay.', 'Sample Guest E.', '', 5, '', '', true, 4)
) as defaults
where not exists (select from public.testimonials);
-- END CONTENT

-- Enquiries of sample guests, around the day of seeding: 62 reservations of 128 guests and 18
-- messages, the figures that the specification's dashboard shows. Only into empty tables.
do $$
declare
  stay record;
  number int := 0;
begin
  if exists (select from public.reservations) then
    return;
  end if;
  for stay in
    select * from (values
      ('standard', 1, 2, 2, -156, -187, 'checked_out'),
      ('standard', 2, 2, 3, -157, -184, 'checked_out'),
      ('deluxe', 3, 2, 2, -154, -175, 'checked_out'),
      ('standard', 4, 2, 4, -142, -175, 'checked_out'),
      ('deluxe', 5, 1, 3, -135, -171, 'checked_out'),
      ('standard', 6, 2, 3, -139, -167, 'checked_out'),
      ('deluxe', 7, 2, 3, -127, -166, 'checked_out'),
      ('deluxe', 8, 1, 3, -157, -162, 'checked_out'),
      ('deluxe', 9, 2, 3, -152, -157, 'checked_out'),
      ('premier', 10, 3, 4, -122, -142, 'checked_out'),
      ('deluxe', 11, 2, 2, -109, -136, 'checked_out'),
      ('deluxe', 12, 2, 2, -115, -126, 'checked_out'),
      ('deluxe', 13, 2, 2, -116, -121, 'checked_out'),
      ('standard', 14, 2, 2, -81, -121, 'checked_out'),
      ('deluxe', 15, 2, 4, -95, -119, 'checked_out'),
      ('standard', 16, 2, 2, -97, -112, 'no_show'),
      ('deluxe', 17, 2, 2, -103, -111, 'checked_out'),
      ('premier', 18, 3, 2, -77, -109, 'checked_out'),
      ('standard', 19, 2, 7, -65, -104, 'checked_out'),
      ('deluxe', 20, 2, 1, -90, -101, 'checked_out'),
      ('premier', 21, 3, 2, -84, -101, 'checked_out'),
      ('deluxe', 22, 2, 3, -96, -99, 'checked_out'),
      ('premier', 23, 3, 5, -63, -92, 'cancelled'),
      ('standard', 24, 2, 3, -67, -90, 'cancelled'),
      ('deluxe', 25, 2, 5, -79, -89, 'checked_out'),
      ('standard', 26, 2, 3, -63, -83, 'checked_out'),
      ('deluxe', 27, 2, 5, -50, -80, 'checked_out'),
      ('deluxe', 28, 2, 1, -46, -79, 'checked_out'),
      ('deluxe', 29, 2, 3, -70, -77, 'checked_out'),
      ('deluxe', 30, 2, 3, -34, -73, 'checked_out'),
      ('deluxe', 31, 2, 3, -45, -70, 'no_show'),
      ('deluxe', 32, 2, 3, -27, -64, 'checked_out'),
      ('standard', 33, 2, 3, -26, -62, 'checked_out'),
      ('deluxe', 34, 2, 1, -51, -60, 'checked_out'),
      ('standard', 35, 2, 3, -19, -56, 'checked_out'),
      ('premier', 36, 3, 5, -45, -54, 'cancelled'),
      ('deluxe', 37, 1, 4, -30, -47, 'declined'),
      ('premier', 38, 3, 7, -23, -44, 'checked_out'),
      ('standard', 39, 1, 5, -25, -42, 'checked_out'),
      ('standard', 40, 1, 3, -27, -36, 'cancelled'),
      ('premier', 41, 3, 4, -11, -31, 'declined'),
      ('deluxe', 1, 2, 4, -17, -24, 'checked_out'),
      ('standard', 2, 2, 4, -2, -21, 'checked_in'),
      ('premier', 3, 3, 4, 9, -20, 'confirmed'),
      ('standard', 4, 2, 3, -8, -19, 'declined'),
      ('deluxe', 5, 2, 7, 18, -19, 'confirmed'),
      ('standard', 6, 2, 3, 33, -18, 'confirmed'),
      ('deluxe', 7, 2, 5, -5, -14, 'cancelled'),
      ('deluxe', 8, 2, 3, -1, -11, 'checked_in'),
      ('premier', 9, 3, 3, 9, -11, 'confirmed'),
      ('premier', 10, 2, 3, 0, -8, 'checked_in'),
      ('premier', 11, 3, 2, 24, -5, 'confirmed'),
      ('standard', 12, 2, 5, 12, -4, 'confirmed'),
      ('deluxe', 13, 2, 4, 41, -4, 'confirmed'),
      ('standard', 14, 2, 3, 14, -3, 'new'),
      ('standard', 15, 2, 2, null, -3, 'new'),
      ('deluxe', 16, 2, 4, null, -3, 'new'),
      ('standard', 17, 2, 2, 3, -2, 'confirmed'),
      ('deluxe', 18, 1, 1, 6, -2, 'new'),
      ('deluxe', 19, 2, 3, 27, -2, 'new'),
      ('deluxe', 20, 2, 3, 5, -1, 'confirmed'),
      ('standard', 21, 2, 7, 10, 0, 'new')
    ) as stays (room, guest, guests, nights, arrives_in, asked_in, status)
  loop
    number := number + 1;
    insert into public.reservations (
      room_id, room_name, email, guests, nights, check_in, price, status, created_at)
    select
      room.id, room.name, format('sample.guest.%s@example.com', stay.guest), stay.guests,
      stay.nights, (now() at time zone 'Asia/Phnom_Penh')::date + stay.arrives_in,
      room.price * stay.nights, stay.status,
      date_trunc('milliseconds',
        now() + stay.asked_in * interval '1 day' - (number * 37 % 600 + 5) * interval '1 minute')
    from public.rooms room
    where room.id = 'room-' || stay.room and room.capacity >= stay.guests;
  end loop;
exception
  -- Somebody has fewer rooms than the demo house by now; then the house stays empty.
  when sqlstate 'PT409' then null;
end
$$;

insert into public.messages (name, email, subject, message, created_at, status)
select format('Sample Guest %s', guest), format('sample.guest.%s@example.com', guest), subject,
  message, date_trunc('milliseconds', now() - days_ago * interval '1 day' - guest * interval '47 minutes'), status
from (values
    (1, 'Arriving late',
      'Our boat from the islands comes in after nine in the evening. Will somebody be at reception, and could we still have something small to eat?', 0, 'unread'),
    (2, 'A table on the jetty',
      'We would like to mark an anniversary quietly. Is it possible to have dinner on the jetty on our second night? There are two of us, and neither eats shellfish.', 1, 'unread'),
    (3, 'Cot for a small child',
      'We are travelling with our daughter, who is ten months old. Do you have a cot, and does it fit into the Horizon Deluxe?', 1, 'unread'),
    (4, 'Pepper farms',
      'Which of the pepper farms would you send a friend to? We have one free morning and no car.', 2, 'unread'),
    (5, 'Invoice for our stay',
      'Could you send the invoice once more, with the company address on it? I will reply with the details as soon as I hear from you.', 3, 'unread'),
    (6, 'Moving our dates',
      'Our flight has been moved by a day. Could our stay begin on the Thursday instead of the Wednesday? Everything else remains as it was.', 4, 'read'),
    (7, 'Ground floor',
      'My mother does not walk well. Are the Garden Standard rooms reached without steps, and is the bathroom level with the floor?', 6, 'read'),
    (8, 'Thank you',
      'Six nights went by too quickly. Please give our regards to the kitchen, and to the gentleman who found my reading glasses in the garden.', 8, 'read'),
    (9, 'Cooking with the kitchen',
      'Do you offer a morning in the kitchen? We would gladly come along to the market as well, however early that is.', 11, 'read'),
    (10, 'Bicycles',
      'Are there bicycles at the house, or a place nearby that you trust? We would like to ride to the salt fields.', 15, 'read'),
    (11, 'Quiet room',
      'I come to finish a book and would be grateful for the quietest room you have. A desk matters more to me than the view.', 19, 'read'),
    (12, 'From the airport',
      'What is the calmest way to reach you from Phnom Penh with two large suitcases? We land at two in the afternoon.', 24, 'read'),
    (13, 'Vegetarian breakfast',
      'Is there a breakfast without fish sauce? Fruit, rice and coffee would already make us happy.', 31, 'read'),
    (14, 'A small wedding party',
      'We are thinking of a lunch for fourteen people after a very small wedding. Is the open hall free on a weekday in the dry season?', 40, 'read'),
    (15, 'Left behind',
      'I believe I left a blue linen shirt in the wardrobe. If it turns up, please keep it; we mean to come back.', 52, 'archived'),
    (16, 'Swimming',
      'Is the sea calm enough for swimming in the early morning at this time of year, or is the pool the better choice?', 66, 'archived'),
    (17, 'Sending a parcel',
      'May I have a parcel sent to the house before we arrive? It is not heavy and contains only walking shoes.', 80, 'archived'),
    (18, 'Photographs',
      'Your lanterns are in many of our pictures. If you would like to have some of them for the site, I will gladly send a few.', 97, 'archived')
  ) as letters (guest, subject, message, days_ago, status)
where not exists (select from public.messages);

insert into public.subscribers (email, created_at)
select format('sample.reader.%s@example.com', reader),
  date_trunc('milliseconds', now() - reader * interval '9 days 3 hours')
from generate_series(1, 7) as reader
where not exists (select from public.subscribers);
