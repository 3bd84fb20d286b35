-- Demo data for a fresh local database: accounts, the default content, some guests' enquiries.
-- Runs again whole whenever this file changes, so nothing here brings back what somebody deleted.
-- Never load it into a hosted project: the accounts below have known passwords (docs/deploy.md).
-- The CLI does not know of it for that reason (config.toml).

-- An account for each role, for example admin@hotel.test / admin-demo-1.
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
      ('22222222-2222-4222-8222-222222222222'::uuid, 'reader', 'reader-demo-1'),
      ('44444444-4444-4444-8444-444444444444'::uuid, 'editor', 'editor-demo-1'),
      ('55555555-5555-4555-8555-555555555555'::uuid, 'desk', 'desk-demo-1')
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

-- BEGIN CONTENT: written by `npm run seed` from src/content/store/defaults.ts
insert into public.hotel_config (key, value)
values
  ('hotelInfo', '{"name":"Chanrea House","logo":"/brand/mark.svg","icon":"","primaryColor":"#006837","secondaryColor":"#c4a256","sizeUnit":"ft2","currencySign":"$","languages":["en","km","fr","zh"]}'::jsonb),
  ('heroSection', '{"title":"Where the moon rises from the sea","subtitle":"A quiet house of teak, stone and lantern light on the coast of Kep.","image":"/images/hero.jpg","sky":""}'::jsonb),
  ('place', '{"sentence":"When the moon is full we carry the tables down to the jetty.","image":"/images/jetty-night.jpg"}'::jsonb),
  ('luxuryExperience', '{"title":"An unhurried kind of luxury","description":"A stone bath drawn at dusk with frangipani from the garden. Supper at a table for two, with crab from the morning boats and green Kampot pepper. Lanterns lit along the water at six. Nothing here asks you to hurry, and someone is always near when you want them.","images":["/images/luxury-1.jpg","/images/luxury-2.jpg"]}'::jsonb),
  ('aboutSection', '{"title":"A house that keeps the hours of the tide","description":"Chanrea means moonrise. Our house stands where the pepper hills of Kep come down to the Gulf of Thailand: one open hall, three kinds of room, a long pool and a jetty. We built it low and in timber, under the steep double roofs of the coast, so that the evening breeze does most of the work.","images":["/images/about-1.jpg","/images/about-2.jpg","/images/about-3.jpg","/images/about-4.jpg"]}'::jsonb),
  ('gallery', '{"images":["/images/house-1.jpg","/images/house-2.jpg"]}'::jsonb),
  ('aboutStory', '{"daysTitle":"How the days go","days":"The house runs on a small staff, most of whom grew up between the salt fields and the pepper hills. They know when the crab boats come in, which path to take through the national park, and how you had your coffee yesterday.\n\nWe cook what the coast gives us. The kitchen garden supplies the herbs, the market at Kep the rest, and the menu changes with the weather more often than with the season.\n\nLittle here is fixed to a timetable. Breakfast waits for you. The pool is open until you have finished with it. When the moon is full we carry the tables down to the jetty, and dinner takes as long as it takes.","services":[{"title":"Luxury Accommodation","text":"Rooms of teak, linen and morning light, each with its own view towards the water."},{"title":"Fine Dining","text":"Khmer coastal cooking: the day’s catch, herbs from the garden, Kampot pepper at every table."},{"title":"Concierge Service","text":"Boats, drivers, picnics and quiet advice, arranged at any hour of the day or night."}],"onwardTitle":"See where you would sleep"}'::jsonb),
  ('contactInfo', '{"location":"Sample Coast Road, Kep, Cambodia","phone":"+855 00 555 0142","countryCode":"+855","email":"info@example.com","openingHours":"Reception open daily, 24 hours","instagram":"https://www.instagram.com/sample","facebook":"https://www.facebook.com/sample","youtube":"https://www.youtube.com/@sample","tiktok":"","line":"","wechat":"","whatsapp":"https://wa.me/855005550142","telegram":"","messenger":"","tripadvisor":"","googleMaps":"https://www.google.com/maps/search/?api=1&query=Kep%2C%20Cambodia"}'::jsonb),
  ('legal', '{"privacy":"# What we keep, and why\n\nWhen you ask for a room we keep your e-mail address, the room, the number of guests and nights, the language of the page and, if you gave them, the date, your name, your telephone number and your words to us. When you write to us we keep your name, your e-mail address, what you wrote and the language of the page. When you subscribe to our letter we keep your e-mail address. We use each of these only to answer you in the language you read, to prepare your stay or to send the letter you asked for.\n\nOur letters leave by e-mail, carried for us by a mail service. If you gave us your telephone number, we may call you or answer by WhatsApp or Telegram; these two then know your number and what we write. A stay has a page of its own, at a secret address that we give to you alone: whoever has it sees the stay, can ask for a change and can cancel it. It ends two weeks after departure, or ninety days after a request without a date, and what you ask for there we keep with your request.\n\nSo that no robot can close our forms to you, we count how many come from one network in ten minutes. For this we keep a code made of a part of the network’s address and a secret that changes every day, never the address itself. The code counts for ten minutes and is deleted with the next form that comes in.\n\n# What we do not do\n\nWe do not sell or lend your data, we show no advertisements, and this site sets no tracking cookies. Your browser keeps a copy of this site’s own texts so that pages open at once, the language you chose and, until you close the tab, a message you are writing and the reference of your request; we learn none of it until you send it.\n\n# How long\n\nTwo years after you wrote, or after your stay, we delete messages and letters and take your name, address, telephone number, language and words out of requests and bookings; what remains in our books is a room, its nights and a price. You can leave the letter at any time by the link at its foot.\n\n# Your rights\n\nWrite to us at the address on the contact page to see, correct or erase what we hold about you. We answer within thirty days.","terms":"# Requests and confirmations\n\nA request sent from this site is not yet a booking. It becomes one when we confirm it to you, and nothing is charged before that.\n\n# Prices\n\nPrices are in US dollars, per room and per night. The service fee shown beside a price is part of what you pay; taxes and breakfast are in the price.\n\n# Arrival and departure\n\nRooms are ready from 14:00 and are kept until noon on the day you leave. Tell us if your boat or bus comes early; we will find you a chair, a coffee and a view.\n\n# Changes\n\nTell us as soon as you can when your plans change. We move a stay whenever there is a room for it, and you may cancel free of charge until two days before you arrive.\n\n# This site\n\nTexts and pictures on this site describe the house as it is when they are published. The hotel, its address and its guests shown here are samples."}'::jsonb),
  ('footer', '{"blurb":"A small house by the sea in Kep, Cambodia. Come for the moonrise; stay for breakfast.","newsletterTitle":"Letters from the coast","newsletterText":"A short note, four times a year."}'::jsonb),
  ('pageTexts', '{"roomsLead":"{rooms} ways to stay, each with its own window on the water.","roomsIntro":"Every room has the sea in it somewhere: across the garden, along the whole of a balcony, or along the whole of a corner. All rates are per room, per night.","contactIntro":"Write to us, or call at any hour. We answer in Khmer, English and French.","notFound":"The path you followed ends at the water. Let us walk you back."}'::jsonb),
  ('goodToKnow', '{"items":[{"label":"Arrival and departure","text":"Rooms are ready from 14:00 and are kept until noon.","besidePrice":true},{"label":"Changes","text":"Free until two days before you arrive; so is cancelling.","besidePrice":true},{"label":"Breakfast","text":"In the price, and it waits for you.","besidePrice":true},{"label":"Taxes","text":"In the price. The service fee is shown with the total.","besidePrice":false},{"label":"Paying","text":"When you leave: in US dollars or riel, in cash or by card.","besidePrice":false},{"label":"Children","text":"Welcome at any age; under six they stay free in your room.","besidePrice":false},{"label":"Smoking","text":"On the balconies and in the garden, please.","besidePrice":false}]}'::jsonb),
  ('gettingHere', '{"map":"/images/map.jpg","mapLink":"","coordinates":"10.4829, 104.3167","distances":[{"place":"Kep crab market","way":"10 minutes by tuk-tuk"},{"place":"Kep National Park","way":"15 minutes on foot"},{"place":"Pier for Rabbit Island","way":"5 minutes by tuk-tuk"},{"place":"Kampot","way":"45 minutes by car"},{"place":"Phnom Penh","way":"3 hours by car"}]}'::jsonb),
  ('houseFacts', '{"checkIn":"14:00","checkOut":"12:00","freeCancelDays":2,"amenities":[]}'::jsonb),
  ('moon', '{"over":"sea","rising":"","full":"","dark":""}'::jsonb)
on conflict (key) do nothing;

insert into public.rooms (
  id, name, type, price, capacity, size, description, images, amenities, best_seller, units, extra_guest_price, position)
select * from (values
  ('room-standard', 'Garden Standard', 'standard', 129, 2, 30, 'A calm, sunlit room behind the frangipani trees. The bed faces the garden and, beyond it, a line of sea; sheer curtains move all afternoon. Teak underfoot, good linen, a reading chair by the window, and a balcony wide enough for breakfast.', '["/images/room-standard.jpg","/images/room-standard-view.jpg","/images/room-standard-bath.jpg","/images/room-standard-detail.jpg"]'::jsonb, '["Free WiFi","Air conditioning","Private bathroom","Sea view","Balcony","Flat-screen TV","Safe"]'::jsonb, true, 6, 0, 0),
  ('room-deluxe', 'Horizon Deluxe', 'deluxe', 199, 2, 35, 'One floor up, with the whole bay in the window. A padded headboard in forest green, a long day bed for the hot hours, and doors that fold away so that the balcony becomes half of the room. Mornings are very bright here; the curtains are very good.', '["/images/room-deluxe.jpg","/images/room-deluxe-view.jpg","/images/room-deluxe-bath.jpg","/images/room-deluxe-detail.jpg"]'::jsonb, '["Free WiFi","Air conditioning","Private bathroom","Sea view","Balcony","Flat-screen TV","Minibar","Safe","Desk","Coffee machine"]'::jsonb, false, 4, 0, 1),
  ('room-premier', 'Moonrise Premier', 'premier', 249, 3, 40, 'The corner of the house, with the longest view of the sea. A four-poster bed, a sitting area for three, and seven metres of glass towards the water. On clear evenings the moon comes up beside the palm, and we turn the garden lanterns down so you can watch it.', '["/images/room-premier.jpg","/images/room-premier-view.jpg","/images/room-premier-bath.jpg","/images/room-premier-detail.jpg"]'::jsonb, '["Free WiFi","Air conditioning","Private bathroom","Sea view","Balcony","Flat-screen TV","Minibar","Safe","Desk","Bathrobe","Slippers","Coffee machine"]'::jsonb, false, 2, 0, 2)
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

insert into public.translations (language, source, text)
select * from (values
  ('km', 'Where the moon rises from the sea', 'ទីដែលព្រះចន្ទរះពីសមុទ្រ'),
  ('km', 'A quiet house of teak, stone and lantern light on the coast of Kep.', 'ផ្ទះស្ងប់ស្ងាត់ធ្វើពីឈើម៉ៃសាក់ ថ្ម និងពន្លឺគោម នៅឆ្នេរខេត្តកែប។'),
  ('km', 'When the moon is full we carry the tables down to the jetty.', 'នៅថ្ងៃពេញបូណ៌មី យើងយកតុចុះទៅដាក់លើផែ។'),
  ('km', 'An unhurried kind of luxury', 'ភាពប្រណីតដោយមិនប្រញាប់ប្រញាល់'),
  ('km', 'A stone bath drawn at dusk with frangipani from the garden. Supper at a table for two, with crab from the morning boats and green Kampot pepper. Lanterns lit along the water at six. Nothing here asks you to hurry, and someone is always near when you want them.', 'អាងទឹកថ្មរៀបចំនៅពេលព្រលប់ ជាមួយផ្កាចម្ប៉ីពីសួន។ អាហារពេលល្ងាចនៅតុសម្រាប់ពីរនាក់ មានក្ដាមពីទូកពេលព្រឹក និងម្រេចខៀវកំពត។ គោមភ្លឺតាមមាត់ទឹកនៅម៉ោងប្រាំមួយ។ នៅទីនេះ គ្មានអ្វីជំរុញលោកអ្នកឱ្យប្រញាប់ទេ ហើយតែងមាននរណាម្នាក់នៅជិត ពេលលោកអ្នកត្រូវការ។'),
  ('km', 'A house that keeps the hours of the tide', 'ផ្ទះដែលរស់តាមម៉ោងទឹកជោរនាច'),
  ('km', 'Chanrea means moonrise. Our house stands where the pepper hills of Kep come down to the Gulf of Thailand: one open hall, three kinds of room, a long pool and a jetty. We built it low and in timber, under the steep double roofs of the coast, so that the evening breeze does most of the work.', 'ចន្ទរះ មានន័យថាព្រះចន្ទកំពុងរះ។ ផ្ទះរបស់យើងស្ថិតនៅកន្លែងដែលភ្នំម្រេចកែបចុះទៅរកឈូងសមុទ្រថៃ៖ សាលបើកចំហមួយ បន្ទប់បីប្រភេទ អាងហែលទឹកវែងមួយ និងផែមួយ។ យើងបានសង់វាទាប ពីឈើ ក្រោមដំបូលពីរជាន់ចោទនៃតំបន់ឆ្នេរ ដើម្បីឱ្យខ្យល់ពេលល្ងាចធ្វើការងារភាគច្រើន។'),
  ('km', 'How the days go', 'ថ្ងៃនីមួយៗកន្លងទៅ'),
  ('km', 'The house runs on a small staff, most of whom grew up between the salt fields and the pepper hills. They know when the crab boats come in, which path to take through the national park, and how you had your coffee yesterday.

We cook what the coast gives us. The kitchen garden supplies the herbs, the market at Kep the rest, and the menu changes with the weather more often than with the season.

Little here is fixed to a timetable. Breakfast waits for you. The pool is open until you have finished with it. When the moon is full we carry the tables down to the jetty, and dinner takes as long as it takes.', 'ផ្ទះនេះមានបុគ្គលិកតិចតួច ភាគច្រើនធំធាត់នៅចន្លោះស្រែអំបិល និងភ្នំម្រេច។ ពួកគេដឹងថាទូកក្ដាមចូលមកពេលណា ផ្លូវណាត្រូវដើរក្នុងឧទ្យានជាតិ និងកាហ្វេដែលលោកអ្នកបានពិសាកាលពីម្សិលមិញ។

យើងចម្អិនអ្វីដែលឆ្នេរផ្ដល់ឱ្យ។ សួនបន្លែផ្ដល់ជីរ ផ្សារកែបផ្ដល់អ្វីៗដែលនៅសល់ ហើយមុខម្ហូបប្ដូរតាមអាកាសធាតុ ញឹកញាប់ជាងតាមរដូវ។

នៅទីនេះ មានរឿងតិចណាស់ដែលកំណត់តាមម៉ោង។ អាហារពេលព្រឹករង់ចាំលោកអ្នក។ អាងហែលទឹកបើករហូតដល់លោកអ្នកហែលចប់។ នៅពេលព្រះចន្ទពេញវង់ យើងលើកតុទៅលើផែ ហើយអាហារពេលល្ងាចចំណាយពេលតាមដែលវាត្រូវការ។'),
  ('km', 'Luxury Accommodation', 'ការស្នាក់នៅប្រណីត'),
  ('km', 'Fine Dining', 'អាហារលំដាប់ខ្ពស់'),
  ('km', 'Concierge Service', 'សេវាជំនួយភ្ញៀវ'),
  ('km', 'Rooms of teak, linen and morning light, each with its own view towards the water.', 'បន្ទប់ឈើម៉ៃសាក់ ក្រណាត់ល្អ និងពន្លឺព្រឹក បន្ទប់នីមួយៗមានទេសភាពទៅរកទឹកផ្ទាល់ខ្លួន។'),
  ('km', 'Khmer coastal cooking: the day’s catch, herbs from the garden, Kampot pepper at every table.', 'ម្ហូបខ្មែរតំបន់ឆ្នេរ៖ ត្រីសមុទ្រប្រចាំថ្ងៃ ជីរពីសួន និងម្រេចកំពតនៅគ្រប់តុ។'),
  ('km', 'Boats, drivers, picnics and quiet advice, arranged at any hour of the day or night.', 'ទូក អ្នកបើកបរ ពិកនិក និងយោបល់ល្អៗ រៀបចំជូនគ្រប់ម៉ោង ទាំងថ្ងៃទាំងយប់។'),
  ('km', 'See where you would sleep', 'មើលកន្លែងដែលលោកអ្នកនឹងសម្រាក'),
  ('km', 'Sample Coast Road, Kep, Cambodia', 'Sample Coast Road ខេត្តកែប ប្រទេសកម្ពុជា'),
  ('km', 'Reception open daily, 24 hours', 'កន្លែងទទួលភ្ញៀវបើករាល់ថ្ងៃ 24 ម៉ោង'),
  ('km', '# What we keep, and why

When you ask for a room we keep your e-mail address, the room, the number of guests and nights, the language of the page and, if you gave them, the date, your name, your telephone number and your words to us. When you write to us we keep your name, your e-mail address, what you wrote and the language of the page. When you subscribe to our letter we keep your e-mail address. We use each of these only to answer you in the language you read, to prepare your stay or to send the letter you asked for.

Our letters leave by e-mail, carried for us by a mail service. If you gave us your telephone number, we may call you or answer by WhatsApp or Telegram; these two then know your number and what we write. A stay has a page of its own, at a secret address that we give to you alone: whoever has it sees the stay, can ask for a change and can cancel it. It ends two weeks after departure, or ninety days after a request without a date, and what you ask for there we keep with your request.

So that no robot can close our forms to you, we count how many come from one network in ten minutes. For this we keep a code made of a part of the network’s address and a secret that changes every day, never the address itself. The code counts for ten minutes and is deleted with the next form that comes in.

# What we do not do

We do not sell or lend your data, we show no advertisements, and this site sets no tracking cookies. Your browser keeps a copy of this site’s own texts so that pages open at once, the language you chose and, until you close the tab, a message you are writing and the reference of your request; we learn none of it until you send it.

# How long

Two years after you wrote, or after your stay, we delete messages and letters and take your name, address, telephone number, language and words out of requests and bookings; what remains in our books is a room, its nights and a price. You can leave the letter at any time by the link at its foot.

# Your rights

Write to us at the address on the contact page to see, correct or erase what we hold about you. We answer within thirty days.', '# អ្វីដែលយើងរក្សាទុក និងមូលហេតុ

ពេលលោកអ្នកស្នើសុំបន្ទប់ យើងរក្សាទុកអាសយដ្ឋានអ៊ីមែល បន្ទប់ ចំនួនភ្ញៀវ ចំនួនយប់ និងភាសានៃទំព័រ ហើយប្រសិនបើលោកអ្នកបានបំពេញ កាលបរិច្ឆេទ ឈ្មោះ លេខទូរស័ព្ទ និងពាក្យរបស់លោកអ្នក។ ពេលលោកអ្នកសរសេរមកយើង យើងរក្សាទុកឈ្មោះ អាសយដ្ឋានអ៊ីមែល អ្វីដែលលោកអ្នកបានសរសេរ និងភាសានៃទំព័រ។ ពេលលោកអ្នកជាវដំណឹងតាមអ៊ីមែល យើងរក្សាទុកអាសយដ្ឋានអ៊ីមែល។ យើងប្រើទិន្នន័យទាំងនេះតែដើម្បីឆ្លើយលោកអ្នកជាភាសាដែលលោកអ្នកអាន រៀបចំការស្នាក់នៅ ឬផ្ញើដំណឹងដែលលោកអ្នកបានសុំប៉ុណ្ណោះ។

អ៊ីមែលរបស់យើងផ្ញើចេញដោយសេវាអ៊ីមែលមួយជំនួសយើង។ ប្រសិនបើលោកអ្នកបានឱ្យលេខទូរស័ព្ទ យើងអាចទូរស័ព្ទទៅលោកអ្នក ឬឆ្លើយតាម WhatsApp ឬ Telegram។ ពេលនោះសេវាទាំងពីរនេះដឹងលេខរបស់លោកអ្នក និងអ្វីដែលយើងសរសេរ។ ការស្នាក់នៅនីមួយៗមានទំព័រផ្ទាល់ នៅអាសយដ្ឋានសម្ងាត់ដែលយើងឱ្យតែលោកអ្នក៖ អ្នកណាដែលមានអាសយដ្ឋាននោះ អាចមើលការស្នាក់នៅ ស្នើសុំផ្លាស់ប្ដូរ និងបោះបង់បាន។ ទំព័រនេះបិទពីរសប្ដាហ៍បន្ទាប់ពីថ្ងៃចាកចេញ ឬកៅសិបថ្ងៃបន្ទាប់ពីសំណើដែលគ្មានកាលបរិច្ឆេទ ហើយអ្វីដែលលោកអ្នកស្នើសុំនៅទីនោះ យើងរក្សាទុកជាមួយសំណើរបស់លោកអ្នក។

ដើម្បីកុំឱ្យរ៉ូបូតបិទទម្រង់របស់យើង យើងរាប់ចំនួនដែលមកពីបណ្ដាញតែមួយក្នុងដប់នាទី។ សម្រាប់ការនេះ យើងរក្សាទុកលេខកូដដែលបង្កើតពីផ្នែកមួយនៃអាសយដ្ឋានបណ្ដាញ និងសោសម្ងាត់ដែលប្ដូររាល់ថ្ងៃ មិនមែនអាសយដ្ឋានផ្ទាល់ទេ។ លេខកូដនោះមានប្រសិទ្ធភាពដប់នាទី ហើយត្រូវលុបជាមួយទម្រង់បន្ទាប់ដែលចូលមក។

# អ្វីដែលយើងមិនធ្វើ

យើងមិនលក់ ឬឱ្យខ្ចីទិន្នន័យរបស់លោកអ្នកទេ យើងមិនបង្ហាញការផ្សាយពាណិជ្ជកម្ម ហើយគេហទំព័រនេះមិនប្រើខូគីតាមដានទេ។ កម្មវិធីរុករករបស់លោកអ្នករក្សាទុកច្បាប់ចម្លងនៃអត្ថបទគេហទំព័រនេះ ដើម្បីឱ្យទំព័របើកភ្លាមៗ ភាសាដែលលោកអ្នកបានជ្រើសរើស ហើយរហូតដល់លោកអ្នកបិទផ្ទាំង សារដែលលោកអ្នកកំពុងសរសេរ និងលេខយោងនៃសំណើរបស់លោកអ្នក។ យើងមិនដឹងអ្វីពីទាំងនេះទេ រហូតដល់លោកអ្នកផ្ញើ។

# រយៈពេលប៉ុន្មាន

ពីរឆ្នាំបន្ទាប់ពីលោកអ្នកបានសរសេរ ឬបន្ទាប់ពីការស្នាក់នៅ យើងលុបសារ និងអ៊ីមែល ហើយដកឈ្មោះ អាសយដ្ឋាន លេខទូរស័ព្ទ ភាសា និងពាក្យរបស់លោកអ្នកចេញពីសំណើ និងការកក់។ អ្វីដែលនៅសល់ក្នុងបញ្ជីរបស់យើង គឺបន្ទប់ ចំនួនយប់ និងតម្លៃ។ លោកអ្នកអាចឈប់ជាវបានគ្រប់ពេល តាមតំណនៅខាងក្រោមអ៊ីមែល។

# សិទ្ធិរបស់លោកអ្នក

សូមសរសេរមកអាសយដ្ឋាននៅទំព័រទំនាក់ទំនង ដើម្បីមើល កែ ឬលុបអ្វីដែលយើងរក្សាទុកអំពីលោកអ្នក។ យើងឆ្លើយក្នុងរយៈពេលសាមសិបថ្ងៃ។'),
  ('km', '# Requests and confirmations

A request sent from this site is not yet a booking. It becomes one when we confirm it to you, and nothing is charged before that.

# Prices

Prices are in US dollars, per room and per night. The service fee shown beside a price is part of what you pay; taxes and breakfast are in the price.

# Arrival and departure

Rooms are ready from 14:00 and are kept until noon on the day you leave. Tell us if your boat or bus comes early; we will find you a chair, a coffee and a view.

# Changes

Tell us as soon as you can when your plans change. We move a stay whenever there is a room for it, and you may cancel free of charge until two days before you arrive.

# This site

Texts and pictures on this site describe the house as it is when they are published. The hotel, its address and its guests shown here are samples.', '# សំណើ និងការបញ្ជាក់

សំណើដែលផ្ញើពីគេហទំព័រនេះ មិនទាន់ជាការកក់នៅឡើយទេ។ វាក្លាយជាការកក់ ពេលយើងបញ្ជាក់ជូនលោកអ្នក ហើយមុននោះមិនមានការគិតប្រាក់ទេ។

# តម្លៃ

តម្លៃគិតជាដុល្លារអាមេរិក ក្នុងមួយបន្ទប់ និងក្នុងមួយយប់។ ថ្លៃសេវាដែលបង្ហាញក្បែរតម្លៃ ជាផ្នែកមួយនៃចំនួនដែលលោកអ្នកបង់។ ពន្ធ និងអាហារពេលព្រឹករួមបញ្ចូលក្នុងតម្លៃ។

# ការមកដល់ និងការចាកចេញ

បន្ទប់រួចរាល់ចាប់ពីម៉ោង 14:00 ហើយរក្សាទុករហូតដល់ថ្ងៃត្រង់នៃថ្ងៃដែលលោកអ្នកចាកចេញ។ សូមប្រាប់យើង ប្រសិនបើទូក ឬឡានរបស់លោកអ្នកមកដល់មុន។ យើងនឹងរកកៅអី កាហ្វេ និងទេសភាពមួយជូនលោកអ្នក។

# ការផ្លាស់ប្ដូរ

សូមប្រាប់យើងឱ្យបានឆាប់ ពេលគម្រោងរបស់លោកអ្នកផ្លាស់ប្ដូរ។ យើងប្ដូរថ្ងៃស្នាក់នៅ រាល់ពេលដែលមានបន្ទប់ទំនេរ ហើយលោកអ្នកអាចបោះបង់ដោយមិនគិតថ្លៃ រហូតដល់ពីរថ្ងៃមុនថ្ងៃមកដល់។

# គេហទំព័រនេះ

អត្ថបទ និងរូបភាពនៅលើគេហទំព័រនេះ ពិពណ៌នាផ្ទះដូចដែលវាមាននៅពេលផ្សាយ។ សណ្ឋាគារ អាសយដ្ឋាន និងភ្ញៀវដែលបង្ហាញនៅទីនេះ ជាគំរូ។'),
  ('km', 'A small house by the sea in Kep, Cambodia. Come for the moonrise; stay for breakfast.', 'ផ្ទះតូចមួយមាត់សមុទ្រ នៅកែប ប្រទេសកម្ពុជា។ មកមើលព្រះចន្ទរះ ហើយស្នាក់នៅរហូតដល់អាហារពេលព្រឹក។'),
  ('km', 'Letters from the coast', 'ដំណឹងពីឆ្នេរ'),
  ('km', 'A short note, four times a year.', 'ដំណឹងខ្លីៗ បួនដងក្នុងមួយឆ្នាំ។'),
  ('km', '{rooms} ways to stay, each with its own window on the water.', 'ជម្រើសស្នាក់នៅចំនួន{rooms} ដែលនីមួយៗមានបង្អួចទៅរកទឹកផ្ទាល់ខ្លួន។'),
  ('km', 'Every room has the sea in it somewhere: across the garden, along the whole of a balcony, or along the whole of a corner. All rates are per room, per night.', 'បន្ទប់នីមួយៗមានសមុទ្រនៅកន្លែងណាមួយ៖ ខាងនាយសួន តាមបណ្ដោយយ៉រទាំងមូល ឬជុំវិញជ្រុងទាំងមូល។ តម្លៃទាំងអស់គិតក្នុងមួយបន្ទប់ ក្នុងមួយយប់។'),
  ('km', 'Write to us, or call at any hour. We answer in Khmer, English and French.', 'សូមសរសេរមកយើង ឬទូរស័ព្ទគ្រប់ម៉ោង។ យើងឆ្លើយជាភាសាខ្មែរ អង់គ្លេស និងបារាំង។'),
  ('km', 'The path you followed ends at the water. Let us walk you back.', 'ផ្លូវដែលលោកអ្នកដើរតាមបានដាច់ត្រឹមមាត់ទឹក។ សូមឱ្យយើងជូនលោកអ្នកត្រឡប់ទៅវិញ។'),
  ('km', 'Arrival and departure', 'ការមកដល់ និងការចាកចេញ'),
  ('km', 'Changes', 'ការផ្លាស់ប្ដូរ'),
  ('km', 'Breakfast', 'អាហារពេលព្រឹក'),
  ('km', 'Taxes', 'ពន្ធ'),
  ('km', 'Paying', 'ការបង់ប្រាក់'),
  ('km', 'Children', 'កុមារ'),
  ('km', 'Smoking', 'ការជក់បារី'),
  ('km', 'Rooms are ready from 14:00 and are kept until noon.', 'បន្ទប់រួចរាល់ចាប់ពីម៉ោង 14:00 ហើយរក្សាទុករហូតដល់ថ្ងៃត្រង់។'),
  ('km', 'Free until two days before you arrive; so is cancelling.', 'ឥតគិតថ្លៃរហូតដល់ពីរថ្ងៃមុនថ្ងៃមកដល់ ការបោះបង់ក៏ដូចគ្នា។'),
  ('km', 'In the price, and it waits for you.', 'រួមក្នុងតម្លៃហើយ មានជូនគ្រប់ពេល។'),
  ('km', 'In the price. The service fee is shown with the total.', 'រួមក្នុងតម្លៃ។ ថ្លៃសេវាបង្ហាញជាមួយចំនួនសរុប។'),
  ('km', 'When you leave: in US dollars or riel, in cash or by card.', 'ពេលលោកអ្នកចាកចេញ៖ ជាដុល្លារអាមេរិក ឬរៀល ជាសាច់ប្រាក់ ឬតាមកាត។'),
  ('km', 'Welcome at any age; under six they stay free in your room.', 'ស្វាគមន៍កុមារគ្រប់អាយុ។ ក្រោមប្រាំមួយឆ្នាំ ស្នាក់នៅក្នុងបន្ទប់របស់លោកអ្នកដោយឥតគិតថ្លៃ។'),
  ('km', 'On the balconies and in the garden, please.', 'សូមជក់នៅយ៉រ និងក្នុងសួន។'),
  ('km', 'Kep crab market', 'ផ្សារក្ដាមកែប'),
  ('km', 'Kep National Park', 'ឧទ្យានជាតិកែប'),
  ('km', 'Pier for Rabbit Island', 'ផែទៅកោះទន្សាយ'),
  ('km', 'Kampot', 'កំពត'),
  ('km', 'Phnom Penh', 'ភ្នំពេញ'),
  ('km', '10 minutes by tuk-tuk', 'ជិះតុកតុក 10 នាទី'),
  ('km', '15 minutes on foot', 'ដើរ 15 នាទី'),
  ('km', '5 minutes by tuk-tuk', 'ជិះតុកតុក 5 នាទី'),
  ('km', '45 minutes by car', 'ជិះឡាន 45 នាទី'),
  ('km', '3 hours by car', 'ជិះឡាន 3 ម៉ោង'),
  ('km', 'Garden Standard', 'បន្ទប់ស្តង់ដារមើលសួន'),
  ('km', 'A calm, sunlit room behind the frangipani trees. The bed faces the garden and, beyond it, a line of sea; sheer curtains move all afternoon. Teak underfoot, good linen, a reading chair by the window, and a balcony wide enough for breakfast.', 'បន្ទប់ស្ងប់ស្ងាត់ មានពន្លឺថ្ងៃ នៅខាងក្រោយដើមចម្ប៉ី។ គ្រែបែរទៅរកសួន ហើយខាងនាយ មានខ្សែបន្ទាត់សមុទ្រ។ វាំងននស្ដើងរំភើយពេញមួយរសៀល។ កម្រាលឈើម៉ៃសាក់ ក្រណាត់គ្រែល្អ កៅអីអានសៀវភៅក្បែរបង្អួច និងយ៉រទូលាយល្មមសម្រាប់អាហារពេលព្រឹក។'),
  ('km', 'Horizon Deluxe', 'បន្ទប់ឌីលុចមើលជើងមេឃ'),
  ('km', 'One floor up, with the whole bay in the window. A padded headboard in forest green, a long day bed for the hot hours, and doors that fold away so that the balcony becomes half of the room. Mornings are very bright here; the curtains are very good.', 'ខ្ពស់មួយជាន់ទៀត មានឈូងសមុទ្រទាំងមូលក្នុងបង្អួច។ ក្បាលគ្រែទន់ពណ៌បៃតងព្រៃ គ្រែសម្រាកវែងសម្រាប់ម៉ោងក្ដៅ និងទ្វារបត់ដែលធ្វើឱ្យយ៉រក្លាយជាពាក់កណ្ដាលបន្ទប់។ ពេលព្រឹកនៅទីនេះភ្លឺខ្លាំង ហើយវាំងននក៏ល្អខ្លាំងដែរ។'),
  ('km', 'Moonrise Premier', 'បន្ទប់ព្រីមៀរចន្ទរះ'),
  ('km', 'The corner of the house, with the longest view of the sea. A four-poster bed, a sitting area for three, and seven metres of glass towards the water. On clear evenings the moon comes up beside the palm, and we turn the garden lanterns down so you can watch it.', 'ជ្រុងនៃផ្ទះ មានទេសភាពសមុទ្រវែងជាងគេ។ គ្រែសសរបួន កន្លែងអង្គុយសម្រាប់បីនាក់ និងកញ្ចក់ប្រាំពីរម៉ែត្របែរទៅរកទឹក។ នៅល្ងាចដែលមេឃស្រឡះ ព្រះចន្ទរះក្បែរដើមដូង ហើយយើងបន្ថយពន្លឺគោមក្នុងសួន ដើម្បីឱ្យលោកអ្នកអាចមើលវា។'),
  ('km', 'We came for two nights and stayed for six. I have never slept so well, or watched so little of anything except the sea.', 'យើងមកស្នាក់ពីរយប់ ហើយបានស្នាក់ប្រាំមួយយប់។ ខ្ញុំមិនដែលគេងលក់ស្រួលដូច្នេះទេ ហើយក៏មិនដែលមើលអ្វីក្រៅពីសមុទ្រតិចដូច្នេះដែរ។'),
  ('km', 'Stayed in Moonrise Premier', 'បានស្នាក់នៅបន្ទប់ព្រីមៀរចន្ទរះ'),
  ('km', 'Someone noticed that we liked to swim early. From the second morning there were towels and coffee at the pool at six, without a word said.', 'មាននរណាម្នាក់បានកត់សម្គាល់ថា យើងចូលចិត្តហែលទឹកពីព្រលឹម។ ចាប់ពីព្រឹកទីពីរ មានកន្សែង និងកាហ្វេនៅក្បែរអាងនៅម៉ោងប្រាំមួយ ដោយមិនបាច់និយាយមួយម៉ាត់។'),
  ('km', 'Stayed in Horizon Deluxe', 'បានស្នាក់នៅបន្ទប់ឌីលុចមើលជើងមេឃ'),
  ('km', 'A beautiful house, quietly run. The room smelled of lemongrass and wood, and the crab at dinner had been in the water that morning.', 'ផ្ទះស្អាត គ្រប់គ្រងដោយស្ងប់ស្ងាត់។ បន្ទប់មានក្លិនស្លឹកគ្រៃ និងឈើ ហើយក្ដាមពេលល្ងាចនៅក្នុងទឹកនៅឡើយកាលពីព្រឹក។'),
  ('km', 'Stayed in Garden Standard', 'បានស្នាក់នៅបន្ទប់ស្តង់ដារមើលសួន'),
  ('km', 'Simple in the best way. Good linen, good light, kind people. Bring a longer book than you think you need.', 'សាមញ្ញតាមន័យល្អបំផុត។ ក្រណាត់គ្រែល្អ ពន្លឺល្អ មនុស្សចិត្តល្អ។ សូមយកសៀវភៅក្រាស់ជាងដែលលោកអ្នកគិតថាត្រូវការ។'),
  ('km', 'Travelled with family', 'ធ្វើដំណើរជាមួយគ្រួសារ'),
  ('km', 'The jetty at first light is reason enough to come. The breakfast afterwards is reason enough to stay.', 'ផែនៅពេលព្រឹកព្រលឹម គឺជាហេតុផលគ្រប់គ្រាន់ដើម្បីមក។ អាហារពេលព្រឹកបន្ទាប់មក គឺជាហេតុផលគ្រប់គ្រាន់ដើម្បីស្នាក់នៅ។'),
  ('fr', 'Where the moon rises from the sea', 'Là où la lune se lève sur la mer'),
  ('fr', 'A quiet house of teak, stone and lantern light on the coast of Kep.', 'Une maison paisible de teck, de pierre et de lumière de lanternes, sur la côte de Kep.'),
  ('fr', 'When the moon is full we carry the tables down to the jetty.', 'Les soirs de pleine lune, nous portons les tables sur la jetée.'),
  ('fr', 'An unhurried kind of luxury', 'Un luxe qui prend son temps'),
  ('fr', 'A stone bath drawn at dusk with frangipani from the garden. Supper at a table for two, with crab from the morning boats and green Kampot pepper. Lanterns lit along the water at six. Nothing here asks you to hurry, and someone is always near when you want them.', 'Une baignoire de pierre, remplie au crépuscule, avec les fleurs de frangipanier du jardin. Un dîner à une table pour deux, avec le crabe des bateaux du matin et le poivre vert de Kampot. Des lanternes allumées au bord de l’eau à six heures. Ici, rien ne vous presse, et quelqu’un est toujours là quand vous le souhaitez.'),
  ('fr', 'A house that keeps the hours of the tide', 'Une maison qui vit à l’heure des marées'),
  ('fr', 'Chanrea means moonrise. Our house stands where the pepper hills of Kep come down to the Gulf of Thailand: one open hall, three kinds of room, a long pool and a jetty. We built it low and in timber, under the steep double roofs of the coast, so that the evening breeze does most of the work.', 'Chanrea veut dire lever de lune. Notre maison se tient là où les collines à poivre de Kep descendent vers le golfe de Thaïlande : une salle ouverte, trois catégories de chambres, une longue piscine et une jetée. Nous l’avons construite basse et en bois, sous les hauts toits doubles de la côte, pour que la brise du soir fasse presque tout le travail.'),
  ('fr', 'How the days go', 'Comment passent les jours'),
  ('fr', 'The house runs on a small staff, most of whom grew up between the salt fields and the pepper hills. They know when the crab boats come in, which path to take through the national park, and how you had your coffee yesterday.

We cook what the coast gives us. The kitchen garden supplies the herbs, the market at Kep the rest, and the menu changes with the weather more often than with the season.

Little here is fixed to a timetable. Breakfast waits for you. The pool is open until you have finished with it. When the moon is full we carry the tables down to the jetty, and dinner takes as long as it takes.', 'La maison repose sur une petite équipe ; la plupart ont grandi entre les salines et les collines à poivre. Ils savent quand rentrent les pêcheurs de crabe, quel sentier prendre dans le parc national et comment vous avez pris votre café hier.

Nous cuisinons ce que la côte nous donne. Le potager fournit les herbes, le marché de Kep le reste, et la carte suit le temps qu’il fait plus souvent que la saison.

Peu de choses ici suivent un horaire. Le petit-déjeuner vous attend. La piscine est ouverte jusqu’à ce que vous ayez fini. À la pleine lune, nous portons les tables sur la jetée, et le dîner dure ce qu’il dure.'),
  ('fr', 'Luxury Accommodation', 'Hébergement de luxe'),
  ('fr', 'Fine Dining', 'Table raffinée'),
  ('fr', 'Concierge Service', 'Conciergerie'),
  ('fr', 'Rooms of teak, linen and morning light, each with its own view towards the water.', 'Des chambres de teck, de lin et de lumière du matin, chacune avec sa vue vers l’eau.'),
  ('fr', 'Khmer coastal cooking: the day’s catch, herbs from the garden, Kampot pepper at every table.', 'Cuisine khmère de la côte : la pêche du jour, les herbes du jardin, le poivre de Kampot à chaque table.'),
  ('fr', 'Boats, drivers, picnics and quiet advice, arranged at any hour of the day or night.', 'Bateaux, chauffeurs, pique-niques et conseils discrets, à toute heure du jour et de la nuit.'),
  ('fr', 'See where you would sleep', 'Découvrez où vous dormirez'),
  ('fr', 'Sample Coast Road, Kep, Cambodia', 'Sample Coast Road, Kep, Cambodge'),
  ('fr', 'Reception open daily, 24 hours', 'Réception ouverte tous les jours, 24 heures sur 24'),
  ('fr', '# What we keep, and why

When you ask for a room we keep your e-mail address, the room, the number of guests and nights, the language of the page and, if you gave them, the date, your name, your telephone number and your words to us. When you write to us we keep your name, your e-mail address, what you wrote and the language of the page. When you subscribe to our letter we keep your e-mail address. We use each of these only to answer you in the language you read, to prepare your stay or to send the letter you asked for.

Our letters leave by e-mail, carried for us by a mail service. If you gave us your telephone number, we may call you or answer by WhatsApp or Telegram; these two then know your number and what we write. A stay has a page of its own, at a secret address that we give to you alone: whoever has it sees the stay, can ask for a change and can cancel it. It ends two weeks after departure, or ninety days after a request without a date, and what you ask for there we keep with your request.

So that no robot can close our forms to you, we count how many come from one network in ten minutes. For this we keep a code made of a part of the network’s address and a secret that changes every day, never the address itself. The code counts for ten minutes and is deleted with the next form that comes in.

# What we do not do

We do not sell or lend your data, we show no advertisements, and this site sets no tracking cookies. Your browser keeps a copy of this site’s own texts so that pages open at once, the language you chose and, until you close the tab, a message you are writing and the reference of your request; we learn none of it until you send it.

# How long

Two years after you wrote, or after your stay, we delete messages and letters and take your name, address, telephone number, language and words out of requests and bookings; what remains in our books is a room, its nights and a price. You can leave the letter at any time by the link at its foot.

# Your rights

Write to us at the address on the contact page to see, correct or erase what we hold about you. We answer within thirty days.', '# Ce que nous gardons, et pourquoi

Quand vous demandez une chambre, nous gardons votre adresse e-mail, la chambre, le nombre de personnes et de nuits, la langue de la page et, si vous les avez donnés, la date, votre nom, votre numéro de téléphone et votre message. Quand vous nous écrivez, nous gardons votre nom, votre adresse e-mail, ce que vous avez écrit et la langue de la page. Quand vous vous abonnez à notre lettre, nous gardons votre adresse e-mail. Tout cela ne sert qu’à vous répondre dans la langue que vous lisez, à préparer votre séjour ou à envoyer la lettre que vous avez demandée.

Nos lettres partent par e-mail, portées pour nous par un service de messagerie. Si vous nous avez donné votre numéro de téléphone, nous pouvons vous appeler ou vous répondre par WhatsApp ou Telegram ; ces deux services connaissent alors votre numéro et ce que nous écrivons. Un séjour a sa propre page, à une adresse secrète que nous ne donnons qu’à vous : quiconque la possède voit le séjour, peut demander un changement et l’annuler. Elle se ferme deux semaines après le départ, ou quatre-vingt-dix jours après une demande sans date, et ce que vous y demandez est gardé avec votre demande.

Pour qu’aucun robot ne puisse bloquer nos formulaires, nous comptons combien d’envois viennent d’un même réseau en dix minutes. Pour cela, nous gardons un code fait d’une partie de l’adresse du réseau et d’un secret qui change chaque jour, jamais l’adresse elle-même. Le code compte pendant dix minutes et est effacé avec le formulaire suivant.

# Ce que nous ne faisons pas

Nous ne vendons ni ne prêtons vos données, nous ne montrons pas de publicité, et ce site ne pose aucun cookie de suivi. Votre navigateur garde une copie des textes de ce site pour que les pages s’ouvrent tout de suite, la langue que vous avez choisie et, jusqu’à ce que vous fermiez l’onglet, le message que vous écrivez et la référence de votre demande ; nous n’en savons rien tant que vous ne l’envoyez pas.

# Combien de temps

Deux ans après votre message ou votre séjour, nous effaçons les messages et les lettres et retirons votre nom, votre adresse, votre numéro de téléphone, votre langue et vos mots des demandes et des réservations ; ce qui reste dans nos livres, c’est une chambre, ses nuits et un prix. Vous pouvez vous désabonner à tout moment par le lien qui se trouve au bas de chaque lettre.

# Vos droits

Écrivez-nous à l’adresse de la page de contact pour voir, corriger ou effacer ce que nous gardons de vous. Nous répondons dans les trente jours.'),
  ('fr', '# Requests and confirmations

A request sent from this site is not yet a booking. It becomes one when we confirm it to you, and nothing is charged before that.

# Prices

Prices are in US dollars, per room and per night. The service fee shown beside a price is part of what you pay; taxes and breakfast are in the price.

# Arrival and departure

Rooms are ready from 14:00 and are kept until noon on the day you leave. Tell us if your boat or bus comes early; we will find you a chair, a coffee and a view.

# Changes

Tell us as soon as you can when your plans change. We move a stay whenever there is a room for it, and you may cancel free of charge until two days before you arrive.

# This site

Texts and pictures on this site describe the house as it is when they are published. The hotel, its address and its guests shown here are samples.', '# Demandes et confirmations

Une demande envoyée depuis ce site n’est pas encore une réservation. Elle le devient quand nous vous la confirmons, et rien n’est facturé avant cela.

# Prix

Les prix sont en dollars américains, par chambre et par nuit. Les frais de service indiqués à côté du prix font partie de ce que vous payez ; les taxes et le petit-déjeuner sont compris dans le prix.

# Arrivée et départ

Les chambres sont prêtes à partir de 14 h et gardées jusqu’à midi le jour du départ. Dites-nous si votre bateau ou votre bus arrive plus tôt ; nous vous trouverons une chaise, un café et une vue.

# Changements

Prévenez-nous dès que vous le pouvez quand vos plans changent. Nous déplaçons un séjour chaque fois qu’une chambre est libre, et vous pouvez annuler sans frais jusqu’à deux jours avant votre arrivée.

# Ce site

Les textes et les images de ce site décrivent la maison telle qu’elle est au moment de leur publication. L’hôtel, son adresse et les clients montrés ici sont des exemples.'),
  ('fr', 'A small house by the sea in Kep, Cambodia. Come for the moonrise; stay for breakfast.', 'Une petite maison au bord de la mer, à Kep, au Cambodge. Venez pour le lever de lune ; restez pour le petit-déjeuner.'),
  ('fr', 'Letters from the coast', 'Lettres de la côte'),
  ('fr', 'A short note, four times a year.', 'Quelques mots, quatre fois par an.'),
  ('fr', '{rooms} ways to stay, each with its own window on the water.', '{rooms} façons de séjourner, chacune avec sa fenêtre sur l’eau.'),
  ('fr', 'Every room has the sea in it somewhere: across the garden, along the whole of a balcony, or along the whole of a corner. All rates are per room, per night.', 'Dans chaque chambre, la mer est quelque part : au bout du jardin, le long d’un balcon ou tout autour d’un angle. Les prix s’entendent par chambre et par nuit.'),
  ('fr', 'Write to us, or call at any hour. We answer in Khmer, English and French.', 'Écrivez-nous, ou appelez à toute heure. Nous répondons en khmer, en anglais et en français.'),
  ('fr', 'The path you followed ends at the water. Let us walk you back.', 'Le chemin que vous suiviez s’arrête au bord de l’eau. Laissez-nous vous raccompagner.'),
  ('fr', 'Arrival and departure', 'Arrivée et départ'),
  ('fr', 'Changes', 'Changements'),
  ('fr', 'Breakfast', 'Petit-déjeuner'),
  ('fr', 'Taxes', 'Taxes'),
  ('fr', 'Paying', 'Paiement'),
  ('fr', 'Children', 'Enfants'),
  ('fr', 'Smoking', 'Tabac'),
  ('fr', 'Rooms are ready from 14:00 and are kept until noon.', 'Les chambres sont prêtes dès 14 h et gardées jusqu’à midi.'),
  ('fr', 'Free until two days before you arrive; so is cancelling.', 'Modification et annulation sans frais jusqu’à deux jours avant l’arrivée.'),
  ('fr', 'In the price, and it waits for you.', 'Compris dans le prix, et il vous attend.'),
  ('fr', 'In the price. The service fee is shown with the total.', 'Comprises dans le prix. Les frais de service figurent avec le total.'),
  ('fr', 'When you leave: in US dollars or riel, in cash or by card.', 'Au départ : en dollars américains ou en riels, en espèces ou par carte.'),
  ('fr', 'Welcome at any age; under six they stay free in your room.', 'Bienvenus à tout âge ; avant six ans, ils dorment gratuitement dans votre chambre.'),
  ('fr', 'On the balconies and in the garden, please.', 'Sur les balcons et au jardin, s’il vous plaît.'),
  ('fr', 'Kep crab market', 'Marché aux crabes de Kep'),
  ('fr', 'Kep National Park', 'Parc national de Kep'),
  ('fr', 'Pier for Rabbit Island', 'Embarcadère pour l’île du Lapin'),
  ('fr', 'Kampot', 'Kampot'),
  ('fr', 'Phnom Penh', 'Phnom Penh'),
  ('fr', '10 minutes by tuk-tuk', '10 minutes en tuk-tuk'),
  ('fr', '15 minutes on foot', '15 minutes à pied'),
  ('fr', '5 minutes by tuk-tuk', '5 minutes en tuk-tuk'),
  ('fr', '45 minutes by car', '45 minutes en voiture'),
  ('fr', '3 hours by car', '3 heures en voiture'),
  ('fr', 'Garden Standard', 'Standard Jardin'),
  ('fr', 'A calm, sunlit room behind the frangipani trees. The bed faces the garden and, beyond it, a line of sea; sheer curtains move all afternoon. Teak underfoot, good linen, a reading chair by the window, and a balcony wide enough for breakfast.', 'Une chambre calme et ensoleillée derrière les frangipaniers. Le lit regarde le jardin et, au-delà, une ligne de mer ; les voilages bougent tout l’après-midi. Du teck sous les pieds, du beau linge, un fauteuil de lecture près de la fenêtre et un balcon assez large pour le petit-déjeuner.'),
  ('fr', 'Horizon Deluxe', 'Deluxe Horizon'),
  ('fr', 'One floor up, with the whole bay in the window. A padded headboard in forest green, a long day bed for the hot hours, and doors that fold away so that the balcony becomes half of the room. Mornings are very bright here; the curtains are very good.', 'Un étage plus haut, avec toute la baie dans la fenêtre. Une tête de lit capitonnée vert forêt, un long divan pour les heures chaudes, et des portes qui se replient pour que le balcon devienne la moitié de la chambre. Les matins y sont très clairs ; les rideaux sont bien occultants.'),
  ('fr', 'Moonrise Premier', 'Premier Lever de lune'),
  ('fr', 'The corner of the house, with the longest view of the sea. A four-poster bed, a sitting area for three, and seven metres of glass towards the water. On clear evenings the moon comes up beside the palm, and we turn the garden lanterns down so you can watch it.', 'L’angle de la maison, avec la plus longue vue sur la mer. Un lit à baldaquin, un coin salon pour trois et sept mètres de verre vers l’eau. Les soirs clairs, la lune monte à côté du palmier, et nous baissons les lanternes du jardin pour que vous puissiez la regarder.'),
  ('fr', 'We came for two nights and stayed for six. I have never slept so well, or watched so little of anything except the sea.', 'Nous venions pour deux nuits et sommes restés six. Je n’ai jamais si bien dormi, ni si peu regardé autre chose que la mer.'),
  ('fr', 'Stayed in Moonrise Premier', 'A séjourné en Premier Lever de lune'),
  ('fr', 'Someone noticed that we liked to swim early. From the second morning there were towels and coffee at the pool at six, without a word said.', 'Quelqu’un avait remarqué que nous aimions nager tôt. Dès le deuxième matin, des serviettes et du café nous attendaient à la piscine à six heures, sans qu’un mot soit dit.'),
  ('fr', 'Stayed in Horizon Deluxe', 'A séjourné en Deluxe Horizon'),
  ('fr', 'A beautiful house, quietly run. The room smelled of lemongrass and wood, and the crab at dinner had been in the water that morning.', 'Une belle maison, tenue avec calme. La chambre sentait la citronnelle et le bois, et le crabe du dîner était encore dans l’eau le matin.'),
  ('fr', 'Stayed in Garden Standard', 'A séjourné en Standard Jardin'),
  ('fr', 'Simple in the best way. Good linen, good light, kind people. Bring a longer book than you think you need.', 'Simple, au meilleur sens du mot. Du beau linge, une belle lumière, des gens gentils. Emportez un livre plus long que vous ne pensez.'),
  ('fr', 'Travelled with family', 'Voyage en famille'),
  ('fr', 'The jetty at first light is reason enough to come. The breakfast afterwards is reason enough to stay.', 'La jetée au lever du jour suffit pour venir. Le petit-déjeuner qui suit suffit pour rester.'),
  ('zh', 'Where the moon rises from the sea', '月亮从海上升起的地方'),
  ('zh', 'A quiet house of teak, stone and lantern light on the coast of Kep.', '白马海岸上一座宁静的小院，柚木、石材与灯笼的光。'),
  ('zh', 'When the moon is full we carry the tables down to the jetty.', '满月之夜，我们把餐桌搬到栈桥上。'),
  ('zh', 'An unhurried kind of luxury', '从容不迫的奢华'),
  ('zh', 'A stone bath drawn at dusk with frangipani from the garden. Supper at a table for two, with crab from the morning boats and green Kampot pepper. Lanterns lit along the water at six. Nothing here asks you to hurry, and someone is always near when you want them.', '黄昏时分备好的石砌浴池，漂着园中的鸡蛋花。双人餐桌上，有清晨渔船带回的螃蟹和贡布青胡椒。六点，水边的灯笼一盏盏点亮。这里没有什么催促您，而您需要时，总有人在近旁。'),
  ('zh', 'A house that keeps the hours of the tide', '随潮汐作息的小院'),
  ('zh', 'Chanrea means moonrise. Our house stands where the pepper hills of Kep come down to the Gulf of Thailand: one open hall, three kinds of room, a long pool and a jetty. We built it low and in timber, under the steep double roofs of the coast, so that the evening breeze does most of the work.', 'Chanrea 意为“月出”。我们的小院坐落在白马的胡椒山丘伸向泰国湾的地方：一座敞厅、三种客房、一泓长长的泳池和一座栈桥。我们用木材建得低矮，覆以海岸一带陡峭的双层屋顶，让晚风替我们做好大部分的事。'),
  ('zh', 'How the days go', '日子这样过'),
  ('zh', 'The house runs on a small staff, most of whom grew up between the salt fields and the pepper hills. They know when the crab boats come in, which path to take through the national park, and how you had your coffee yesterday.

We cook what the coast gives us. The kitchen garden supplies the herbs, the market at Kep the rest, and the menu changes with the weather more often than with the season.

Little here is fixed to a timetable. Breakfast waits for you. The pool is open until you have finished with it. When the moon is full we carry the tables down to the jetty, and dinner takes as long as it takes.', '打理这座小院的人不多，大多在盐田与胡椒山丘之间长大。他们知道捕蟹的船何时归来，国家公园里该走哪条小路，也记得您昨天的咖啡怎么喝。

海岸给什么，我们就做什么。香草来自厨房的菜园，其余来自白马市场；菜单随天气变，多过随季节变。

这里很少有固定的时刻。早餐等着您，泳池开到您尽兴为止。月圆时，我们把餐桌搬到栈桥上，晚餐想吃多久就吃多久。'),
  ('zh', 'Luxury Accommodation', '奢华住宿'),
  ('zh', 'Fine Dining', '精致餐饮'),
  ('zh', 'Concierge Service', '礼宾服务'),
  ('zh', 'Rooms of teak, linen and morning light, each with its own view towards the water.', '柚木、亚麻与晨光的客房，每间都能望见水面。'),
  ('zh', 'Khmer coastal cooking: the day’s catch, herbs from the garden, Kampot pepper at every table.', '高棉海岸菜：当日渔获、园中香草，每张餐桌都有贡布胡椒。'),
  ('zh', 'Boats, drivers, picnics and quiet advice, arranged at any hour of the day or night.', '船只、司机、野餐与贴心的建议，不分昼夜为您安排。'),
  ('zh', 'See where you would sleep', '看看您将入住的客房'),
  ('zh', 'Sample Coast Road, Kep, Cambodia', 'Sample Coast Road，柬埔寨白马'),
  ('zh', 'Reception open daily, 24 hours', '前台 24 小时服务'),
  ('zh', '# What we keep, and why

When you ask for a room we keep your e-mail address, the room, the number of guests and nights, the language of the page and, if you gave them, the date, your name, your telephone number and your words to us. When you write to us we keep your name, your e-mail address, what you wrote and the language of the page. When you subscribe to our letter we keep your e-mail address. We use each of these only to answer you in the language you read, to prepare your stay or to send the letter you asked for.

Our letters leave by e-mail, carried for us by a mail service. If you gave us your telephone number, we may call you or answer by WhatsApp or Telegram; these two then know your number and what we write. A stay has a page of its own, at a secret address that we give to you alone: whoever has it sees the stay, can ask for a change and can cancel it. It ends two weeks after departure, or ninety days after a request without a date, and what you ask for there we keep with your request.

So that no robot can close our forms to you, we count how many come from one network in ten minutes. For this we keep a code made of a part of the network’s address and a secret that changes every day, never the address itself. The code counts for ten minutes and is deleted with the next form that comes in.

# What we do not do

We do not sell or lend your data, we show no advertisements, and this site sets no tracking cookies. Your browser keeps a copy of this site’s own texts so that pages open at once, the language you chose and, until you close the tab, a message you are writing and the reference of your request; we learn none of it until you send it.

# How long

Two years after you wrote, or after your stay, we delete messages and letters and take your name, address, telephone number, language and words out of requests and bookings; what remains in our books is a room, its nights and a price. You can leave the letter at any time by the link at its foot.

# Your rights

Write to us at the address on the contact page to see, correct or erase what we hold about you. We answer within thirty days.', '# 我们保存什么，为什么

您申请客房时，我们保存您的电子邮箱、客房、人数与晚数、页面的语言，以及您所填写的日期、姓名、电话和留言。您给我们留言时，我们保存您的姓名、电子邮箱、所写内容和页面的语言。您订阅我们的资讯时，我们保存您的电子邮箱。这些只用于以您阅读的语言答复您、准备您的入住，或发送您所订阅的资讯。

我们的邮件由邮件服务代为发送。若您留下了电话，我们可能致电，或通过 WhatsApp 或 Telegram 答复；届时这两项服务会知道您的号码和我们所写的内容。每笔预订都有一个专属页面，其保密网址只交给您本人：任何持有该网址的人都能看到这笔预订，并可申请更改或取消。该页面在离店两周后失效；未定日期的申请，则在提交九十天后失效。您在那里提出的要求与您的申请一并保存。

为了不让机器人堵住我们的表单，我们统计十分钟内同一网络发来的次数。为此我们保存一个代码，由网络地址的一部分和每天更换的密钥生成，从不保存地址本身。该代码有效十分钟，随下一份表单的到来而删除。

# 我们不做什么

我们不出售、不出借您的数据，不展示广告，本网站也不设置跟踪 Cookie。您的浏览器保存一份本网站文字的副本，让页面立即打开，并保存您选择的语言；在您关闭标签页之前，还保存您正在写的留言和您申请的编号。在您发送之前，我们对此一无所知。

# 保存多久

在您留言或入住两年之后，我们删除留言与往来邮件，并从申请与预订中移去您的姓名、地址、电话、语言和留言；账册里只留下客房、晚数和价格。您可以随时通过资讯邮件末尾的链接退订。

# 您的权利

请发邮件至联系页面上的地址，以查看、更正或删除我们所保存的您的信息。我们在三十天内答复。'),
  ('zh', '# Requests and confirmations

A request sent from this site is not yet a booking. It becomes one when we confirm it to you, and nothing is charged before that.

# Prices

Prices are in US dollars, per room and per night. The service fee shown beside a price is part of what you pay; taxes and breakfast are in the price.

# Arrival and departure

Rooms are ready from 14:00 and are kept until noon on the day you leave. Tell us if your boat or bus comes early; we will find you a chair, a coffee and a view.

# Changes

Tell us as soon as you can when your plans change. We move a stay whenever there is a room for it, and you may cancel free of charge until two days before you arrive.

# This site

Texts and pictures on this site describe the house as it is when they are published. The hotel, its address and its guests shown here are samples.', '# 申请与确认

从本网站发出的申请还不是预订。经我们向您确认后才成为预订，在此之前不收取任何费用。

# 价格

价格以美元计，按每间每晚。价格旁显示的服务费是您所付金额的一部分；税费和早餐已含在价格中。

# 入住与退房

14:00 起办理入住，离店当日中午 12:00 前退房。若您的船或车到得早，请告诉我们；我们会为您备好一把椅子、一杯咖啡和一片风景。

# 变更

计划有变时，请尽早告诉我们。只要有空房，我们就为您改期；最迟在入住前两天，您可以免费取消。

# 本网站

本网站的文字和图片描述的是发布时的酒店。此处展示的酒店、地址和客人均为示例。'),
  ('zh', 'A small house by the sea in Kep, Cambodia. Come for the moonrise; stay for breakfast.', '柬埔寨白马海边的一座小院。为月出而来，为早餐留下。'),
  ('zh', 'Letters from the coast', '海岸来信'),
  ('zh', 'A short note, four times a year.', '一年四次，寥寥数语。'),
  ('zh', '{rooms} ways to stay, each with its own window on the water.', '{rooms}种住法，各有一扇面水的窗。'),
  ('zh', 'Every room has the sea in it somewhere: across the garden, along the whole of a balcony, or along the whole of a corner. All rates are per room, per night.', '每间客房里都有海：在花园那头，在整个阳台之外，或环绕整个转角。所有价格均为每间每晚。'),
  ('zh', 'Write to us, or call at any hour. We answer in Khmer, English and French.', '请发邮件给我们，或随时来电。我们以柬埔寨语（高棉语）、英语和法语答复。'),
  ('zh', 'The path you followed ends at the water. Let us walk you back.', '您走的这条路到水边就尽了。让我们陪您走回去。'),
  ('zh', 'Arrival and departure', '入住与退房'),
  ('zh', 'Changes', '变更'),
  ('zh', 'Breakfast', '早餐'),
  ('zh', 'Taxes', '税费'),
  ('zh', 'Paying', '付款'),
  ('zh', 'Children', '儿童'),
  ('zh', 'Smoking', '吸烟'),
  ('zh', 'Rooms are ready from 14:00 and are kept until noon.', '14:00 起办理入住，中午 12:00 前退房。'),
  ('zh', 'Free until two days before you arrive; so is cancelling.', '最迟可在入住前两天免费变更或取消。'),
  ('zh', 'In the price, and it waits for you.', '房价含早，随时为您准备。'),
  ('zh', 'In the price. The service fee is shown with the total.', '已含在房价中。服务费与合计一并列明。'),
  ('zh', 'When you leave: in US dollars or riel, in cash or by card.', '离店时支付：美元或瑞尔，现金或刷卡。'),
  ('zh', 'Welcome at any age; under six they stay free in your room.', '欢迎任何年龄的儿童入住；六岁以下儿童与家长同住免费。'),
  ('zh', 'On the balconies and in the garden, please.', '仅限在阳台和花园吸烟。'),
  ('zh', 'Kep crab market', '白马螃蟹市场'),
  ('zh', 'Kep National Park', '白马国家公园'),
  ('zh', 'Pier for Rabbit Island', '兔子岛码头'),
  ('zh', 'Kampot', '贡布'),
  ('zh', 'Phnom Penh', '金边'),
  ('zh', '10 minutes by tuk-tuk', '乘嘟嘟车 10 分钟'),
  ('zh', '15 minutes on foot', '步行 15 分钟'),
  ('zh', '5 minutes by tuk-tuk', '乘嘟嘟车 5 分钟'),
  ('zh', '45 minutes by car', '乘车 45 分钟'),
  ('zh', '3 hours by car', '乘车 3 小时'),
  ('zh', 'Garden Standard', '花园标准房'),
  ('zh', 'A calm, sunlit room behind the frangipani trees. The bed faces the garden and, beyond it, a line of sea; sheer curtains move all afternoon. Teak underfoot, good linen, a reading chair by the window, and a balcony wide enough for breakfast.', '鸡蛋花树后一间安静明亮的客房。床面向花园，再远处是一线海；纱帘整个下午轻轻飘动。脚下是柚木，床上是上好的亚麻，窗边有一把读书的椅子，阳台宽得可以用早餐。'),
  ('zh', 'Horizon Deluxe', '海平线豪华房'),
  ('zh', 'One floor up, with the whole bay in the window. A padded headboard in forest green, a long day bed for the hot hours, and doors that fold away so that the balcony becomes half of the room. Mornings are very bright here; the curtains are very good.', '高一层，整个海湾都在窗里。森林绿的软包床头，供炎热时分休憩的长榻，折叠门推开，阳台便成了房间的一半。这里的早晨十分明亮，窗帘的遮光也很好。'),
  ('zh', 'Moonrise Premier', '月出尊贵房'),
  ('zh', 'The corner of the house, with the longest view of the sea. A four-poster bed, a sitting area for three, and seven metres of glass towards the water. On clear evenings the moon comes up beside the palm, and we turn the garden lanterns down so you can watch it.', '位于转角，海景最为开阔。四柱床、可坐三人的起居角，以及朝向海水的七米玻璃。晴朗的夜晚，月亮从棕榈旁升起，我们把园中的灯笼调暗，好让您静静地看。'),
  ('zh', 'We came for two nights and stayed for six. I have never slept so well, or watched so little of anything except the sea.', '我们本来住两晚，结果住了六晚。我从没睡得这么好，也从没像这样只看海、别的几乎不看。'),
  ('zh', 'Stayed in Moonrise Premier', '入住月出尊贵房'),
  ('zh', 'Someone noticed that we liked to swim early. From the second morning there were towels and coffee at the pool at six, without a word said.', '有人留意到我们喜欢早起游泳。从第二天早晨起，六点的泳池边就备好了毛巾和咖啡，一句话也没说。'),
  ('zh', 'Stayed in Horizon Deluxe', '入住海平线豪华房'),
  ('zh', 'A beautiful house, quietly run. The room smelled of lemongrass and wood, and the crab at dinner had been in the water that morning.', '一座漂亮的小院，打理得静静的。房间里有香茅和木头的气味，晚餐的螃蟹早上还在水里。'),
  ('zh', 'Stayed in Garden Standard', '入住花园标准房'),
  ('zh', 'Simple in the best way. Good linen, good light, kind people. Bring a longer book than you think you need.', '最好的那种简单。好床品，好光线，好心人。带一本比您以为需要的更厚的书。'),
  ('zh', 'Travelled with family', '与家人同行'),
  ('zh', 'The jetty at first light is reason enough to come. The breakfast afterwards is reason enough to stay.', '单为清晨的栈桥就值得来，之后的早餐又值得留下。')
) as defaults
where not exists (select from public.translations);
-- END CONTENT

-- Enquiries of invented guests, around the day of seeding: 62 reservations of 128 guests and 18
-- messages, the figures that the specification's dashboard shows. Only into empty tables. Addresses
-- are made of the names, in the domains that belong to nobody.
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
      ('standard', 'Sophea Chan', 2, 2, -156, -187, 'checked_out'),
      ('standard', 'Hannah Meier', 2, 3, -157, -184, 'checked_out'),
      ('deluxe', 'Luc Moreau', 2, 2, -154, -175, 'checked_out'),
      ('standard', 'Dara Sok', 2, 4, -142, -175, 'checked_out'),
      ('deluxe', 'Emily Carter', 1, 3, -135, -171, 'checked_out'),
      ('standard', 'Jun Tanaka', 2, 3, -139, -167, 'checked_out'),
      ('deluxe', 'Ingrid Solberg', 2, 3, -127, -166, 'checked_out'),
      ('deluxe', 'Thomas Weber', 1, 3, -157, -162, 'checked_out'),
      ('deluxe', 'Camille Laurent', 2, 3, -152, -157, 'checked_out'),
      ('premier', 'Wei Zhang', 3, 4, -122, -142, 'checked_out'),
      ('deluxe', 'Rachel Ng', 2, 2, -109, -136, 'checked_out'),
      ('deluxe', 'Marco Bianchi', 2, 2, -115, -126, 'checked_out'),
      ('deluxe', 'Anna Kowalska', 2, 2, -116, -121, 'checked_out'),
      ('standard', 'Vanna Keo', 2, 2, -81, -121, 'checked_out'),
      ('deluxe', 'Oliver Hughes', 2, 4, -95, -119, 'checked_out'),
      ('standard', 'Priya Nair', 2, 2, -97, -112, 'no_show'),
      ('deluxe', 'Sofia Lindgren', 2, 2, -103, -111, 'checked_out'),
      ('premier', 'Daniel Okafor', 3, 2, -77, -109, 'checked_out'),
      ('standard', 'Mei Lin', 2, 7, -65, -104, 'checked_out'),
      ('deluxe', 'Pieter Jansen', 2, 1, -90, -101, 'checked_out'),
      ('premier', 'Chanthou Prak', 3, 2, -84, -101, 'checked_out'),
      ('deluxe', 'Laura Fischer', 2, 3, -96, -99, 'checked_out'),
      ('premier', 'Antoine Girard', 3, 5, -63, -92, 'cancelled'),
      ('standard', 'Bopha Nhem', 2, 3, -67, -90, 'cancelled'),
      ('deluxe', 'James Whitfield', 2, 5, -79, -89, 'checked_out'),
      ('standard', 'Yuki Mori', 2, 3, -63, -83, 'checked_out'),
      ('deluxe', 'Clara Svensson', 2, 5, -50, -80, 'checked_out'),
      ('deluxe', 'Minh Tran', 2, 1, -46, -79, 'checked_out'),
      ('deluxe', 'Nora Haugen', 2, 3, -70, -77, 'checked_out'),
      ('deluxe', 'Rithy Seng', 2, 3, -34, -73, 'checked_out'),
      ('deluxe', 'Isabel Duarte', 2, 3, -45, -70, 'no_show'),
      ('deluxe', 'Kenji Sato', 2, 3, -27, -64, 'checked_out'),
      ('standard', 'Marie Dubois', 2, 3, -26, -62, 'checked_out'),
      ('deluxe', 'Alan Price', 2, 1, -51, -60, 'checked_out'),
      ('standard', 'Sreymom Ouk', 2, 3, -19, -56, 'checked_out'),
      ('premier', 'Fiona Gallagher', 3, 5, -45, -54, 'cancelled'),
      ('deluxe', 'Piotr Nowak', 1, 4, -30, -47, 'declined'),
      ('premier', 'Claire Petit', 3, 7, -23, -44, 'checked_out'),
      ('standard', 'Samnang Chea', 1, 5, -25, -42, 'checked_out'),
      ('standard', 'Eva Novak', 1, 3, -27, -36, 'cancelled'),
      ('premier', 'George Palmer', 3, 4, -11, -31, 'declined'),
      ('deluxe', 'Sophea Chan', 2, 4, -17, -24, 'checked_out'),
      ('standard', 'Hannah Meier', 2, 4, -2, -21, 'checked_in'),
      ('premier', 'Luc Moreau', 3, 4, 9, -20, 'confirmed'),
      ('standard', 'Dara Sok', 2, 3, -8, -19, 'declined'),
      ('deluxe', 'Emily Carter', 2, 7, 18, -19, 'confirmed'),
      ('standard', 'Jun Tanaka', 2, 3, 33, -18, 'confirmed'),
      ('deluxe', 'Ingrid Solberg', 2, 5, -5, -14, 'cancelled'),
      ('deluxe', 'Thomas Weber', 2, 3, -1, -11, 'checked_in'),
      ('premier', 'Camille Laurent', 3, 3, 9, -11, 'confirmed'),
      ('premier', 'Wei Zhang', 2, 3, 0, -8, 'checked_in'),
      ('premier', 'Rachel Ng', 3, 2, 24, -5, 'confirmed'),
      ('standard', 'Marco Bianchi', 2, 5, 12, -4, 'confirmed'),
      ('deluxe', 'Anna Kowalska', 2, 4, 41, -4, 'confirmed'),
      ('standard', 'Vanna Keo', 2, 3, 14, -3, 'new'),
      ('standard', 'Oliver Hughes', 2, 2, null, -3, 'new'),
      ('deluxe', 'Priya Nair', 2, 4, null, -3, 'new'),
      ('standard', 'Sofia Lindgren', 2, 2, 3, -2, 'confirmed'),
      ('deluxe', 'Daniel Okafor', 1, 1, 6, -2, 'new'),
      ('deluxe', 'Mei Lin', 2, 3, 27, -2, 'new'),
      ('deluxe', 'Pieter Jansen', 2, 3, 5, -1, 'confirmed'),
      ('standard', 'Chanthou Prak', 2, 7, 10, 0, 'new')
    ) as stays (room, guest, guests, nights, arrives_in, asked_in, status)
  loop
    number := number + 1;
    insert into public.reservations (
      room_id, room_name, guest_name, email, guests, nights, check_in, price, status, created_at)
    select
      room.id, room.name, stay.guest,
      replace(lower(stay.guest), ' ', '.') || case when length(stay.guest) % 3 = 0
        then '@example.org' else '@example.com' end,
      stay.guests, stay.nights, (now() at time zone 'Asia/Phnom_Penh')::date + stay.arrives_in,
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
select guest,
  replace(lower(guest), ' ', '.') || case when length(guest) % 3 = 0
    then '@example.org' else '@example.com' end,
  subject, message,
  date_trunc('milliseconds', now() - days_ago * interval '1 day'
    - row_number() over (order by days_ago) * interval '47 minutes'), status
from (values
    ('Sophea Chan', 'Arriving late',
      'Our boat from the islands comes in after nine in the evening. Will somebody be at reception, and could we still have something small to eat?', 0, 'unread'),
    ('Hannah Meier', 'A table on the jetty',
      'We would like to mark an anniversary quietly. Is it possible to have dinner on the jetty on our second night? There are two of us, and neither eats shellfish.', 1, 'unread'),
    ('Luc Moreau', 'Cot for a small child',
      'We are travelling with our daughter, who is ten months old. Do you have a cot, and does it fit into the Horizon Deluxe?', 1, 'unread'),
    ('Dara Sok', 'Pepper farms',
      'Which of the pepper farms would you send a friend to? We have one free morning and no car.', 2, 'unread'),
    ('Emily Carter', 'Invoice for our stay',
      'Could you send the invoice once more, with the company address on it? I will reply with the details as soon as I hear from you.', 3, 'unread'),
    ('Jun Tanaka', 'Moving our dates',
      'Our flight has been moved by a day. Could our stay begin on the Thursday instead of the Wednesday? Everything else remains as it was.', 4, 'read'),
    ('Ingrid Solberg', 'Ground floor',
      'My mother does not walk well. Are the Garden Standard rooms reached without steps, and is the bathroom level with the floor?', 6, 'read'),
    ('Thomas Weber', 'Thank you',
      'Six nights went by too quickly. Please give our regards to the kitchen, and to the gentleman who found my reading glasses in the garden.', 8, 'read'),
    ('Camille Laurent', 'Cooking with the kitchen',
      'Do you offer a morning in the kitchen? We would gladly come along to the market as well, however early that is.', 11, 'read'),
    ('Wei Zhang', 'Bicycles',
      'Are there bicycles at the house, or a place nearby that you trust? We would like to ride to the salt fields.', 15, 'read'),
    ('Rachel Ng', 'Quiet room',
      'I come to finish a book and would be grateful for the quietest room you have. A desk matters more to me than the view.', 19, 'read'),
    ('Marco Bianchi', 'From the airport',
      'What is the calmest way to reach you from Phnom Penh with two large suitcases? We land at two in the afternoon.', 24, 'read'),
    ('Anna Kowalska', 'Vegetarian breakfast',
      'Is there a breakfast without fish sauce? Fruit, rice and coffee would already make us happy.', 31, 'read'),
    ('Vanna Keo', 'A small wedding party',
      'We are thinking of a lunch for fourteen people after a very small wedding. Is the open hall free on a weekday in the dry season?', 40, 'read'),
    ('Oliver Hughes', 'Left behind',
      'I believe I left a blue linen shirt in the wardrobe. If it turns up, please keep it; we mean to come back.', 52, 'archived'),
    ('Priya Nair', 'Swimming',
      'Is the sea calm enough for swimming in the early morning at this time of year, or is the pool the better choice?', 66, 'archived'),
    ('Sofia Lindgren', 'Sending a parcel',
      'May I have a parcel sent to the house before we arrive? It is not heavy and contains only walking shoes.', 80, 'archived'),
    ('Daniel Okafor', 'Photographs',
      'Your lanterns are in many of our pictures. If you would like to have some of them for the site, I will gladly send a few.', 97, 'archived')
  ) as letters (guest, subject, message, days_ago, status)
where not exists (select from public.messages);

insert into public.subscribers (email, created_at)
select reader,
  date_trunc('milliseconds', now() - place * interval '9 days 3 hours')
from unnest(array[
  'hannah.meier@example.org', 'marie.dubois@example.org', 'jun.tanaka@example.com',
  'nadia@example.com', 'rachel.ng@example.org', 'letters@example.org', 'bernard.roux@example.com'
]) with ordinality as readers (reader, place)
where not exists (select from public.subscribers);
