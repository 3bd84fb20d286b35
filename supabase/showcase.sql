-- A house that uses everything: seasons, codes, extras, pages of its own, booking sites, two years of
-- stays, letters and invoices. `npm start -- --showcase` loads it once, after seed.sql, into a data folder
-- of its own; the demo house stays what the specification says.
--
-- All days are counted from today, and chance is a hash, so that the same day makes the same house. What a
-- stay costs is quoted by the database, and whatever has a function of the house goes through it.

-- A whole number from 0 up to, but not including, `sides`; the same for the same words.
create or replace function pg_temp.dice(words text, sides int) returns int
language sql immutable
as $$ select ((hashtextextended(words, 7) & 2147483647) % sides)::int $$;

-- What is written from here on is the administrator's in this session, or nobody's without one.
create or replace function pg_temp.act(session uuid) returns table (claims text, sub text)
language sql volatile
as $$
  select set_config('request.jwt.claims', case when session is null then '{}'
      else json_build_object('session_id', session)::text end, true),
    set_config('request.jwt.claim.sub', coalesce(
      (select s.user_id::text from auth.sessions s where s.id = session), ''), true)
$$;

do $$
declare
  today constant date := (now() at time zone 'Asia/Phnom_Penh')::date;
  year constant date := date_trunc('year', today);
  admin constant uuid := '11111111-1111-4111-8111-111111111111';
  session constant uuid := md5('the showcase');
  -- Pages: what stands behind an @ is a text of the list below.
  pages text := '[
    {"id": "home", "slug": "home", "title": "Home", "description": "", "about": "page", "image": "", "place": "nowhere",
      "status": "published", "blocks": [
      {"kind": "part", "look": "own", "part": "hero"},
      {"kind": "part", "look": "own", "part": "infoBar"},
      {"kind": "part", "look": "own", "part": "luxury"},
      {"kind": "part", "look": "own", "part": "rooms"},
      {"kind": "beside", "look": "end", "title": "@table", "body": [{"type": "paragraph", "text": "@table.story"}],
        "image": "/images/about-2.jpg", "label": "@table.menu", "to": "/the-table"},
      {"kind": "part", "look": "own", "part": "testimonials"},
      {"kind": "offer", "look": "beside", "title": "@offer", "body": [{"type": "paragraph", "text": "@offer.body"}],
        "image": "/images/room-premier-view.jpg", "from": "", "until": "", "price": "@offer.price", "code": "MOONRISE",
        "included": [{"name": "@meal.breakfast"}, {"name": "@extra.bicycle"}], "rooms": ["room-deluxe", "room-premier"]},
      {"kind": "part", "look": "own", "part": "place"}]},
    {"id": "page-table", "slug": "the-table", "title": "@table", "description": "@table.lead", "about": "restaurant",
      "image": "/images/about-2.jpg", "place": "header", "status": "published", "blocks": [
      {"kind": "opening", "look": "wide", "title": "@table", "lead": "@table.lead", "image": "/images/about-2.jpg"},
      {"kind": "text", "look": "large", "title": "", "body": [{"type": "paragraph", "text": "@table.story"}]},
      {"kind": "list", "look": "menu", "title": "@table.menu", "note": "@table.note", "items": [
        {"group": "@table.first", "name": "@dish.salad", "line": "@dish.salad.line", "price": "$7", "marks": ["vegan"]},
        {"group": "", "name": "@dish.squid", "line": "@dish.squid.line", "price": "$9", "marks": ["seafood", "signature"]},
        {"group": "@table.main", "name": "@dish.crab", "line": "@dish.crab.line", "price": "$18", "marks": ["seafood", "spicy"]},
        {"group": "", "name": "@dish.amok", "line": "@dish.amok.line", "price": "$14", "marks": ["glutenFree"]},
        {"group": "@table.sweet", "name": "@dish.mango", "line": "", "price": "$6", "marks": ["vegetarian"]}]},
      {"kind": "beside", "look": "end", "title": "@jetty", "body": [{"type": "paragraph", "text": "@jetty.story"}],
        "image": "/images/jetty-night.jpg", "label": "", "to": ""},
      {"kind": "full-moons", "look": "strip", "title": ""},
      {"kind": "offer", "look": "card", "title": "@moon", "body": [{"type": "paragraph", "text": "@moon.body"}],
        "image": "/images/luxury-2.jpg", "from": "", "until": "", "atFullMoon": true, "price": "@moon.price", "code": "FULLMOON",
        "included": [{"name": "@extra.moon"}], "rooms": ["room-deluxe", "room-premier"]},
      {"kind": "times", "look": "line", "title": "@table.hours", "items": [
        {"when": "6:30–11:00", "name": "@meal.breakfast", "line": ""},
        {"when": "12:00–14:30", "name": "@meal.lunch", "line": ""},
        {"when": "18:00–22:00", "name": "@meal.dinner", "line": ""}]},
      {"kind": "press", "look": "band", "title": "@table.press", "lead": "", "action": "call", "label": "", "to": "", "image": ""}]},
    {"id": "page-days", "slug": "days-out", "title": "@days", "description": "@days.lead", "about": "page",
      "image": "/images/about-3.jpg", "place": "header", "status": "published", "blocks": [
      {"kind": "opening", "look": "beside", "title": "@days", "lead": "@days.lead", "image": "/images/about-3.jpg"},
      {"kind": "list", "look": "cards", "title": "@days.trips", "note": "", "items": [
        {"group": "", "name": "@extra.island", "line": "@trip.island", "price": "$18", "marks": []},
        {"group": "", "name": "@trip.pepper", "line": "@trip.pepper.line", "price": "$25", "marks": []},
        {"group": "", "name": "@trip.walk", "line": "@trip.walk.line", "price": "$12", "marks": []}]},
      {"kind": "pictures", "look": "rows", "title": "@days.back", "images": ["/images/house-2.jpg", "/images/jetty-night.jpg"]},
      {"kind": "way", "look": "map", "title": "@days.where", "note": ""},
      {"kind": "press", "look": "quiet", "title": "@days.press", "lead": "", "action": "write", "label": "", "to": "", "image": ""}]},
    {"id": "page-green", "slug": "green-season", "title": "@green", "description": "@green.lead", "about": "page",
      "image": "/images/room-deluxe-view.jpg", "place": "footer", "status": "published", "blocks": [
      {"kind": "opening", "look": "quiet", "title": "@green", "lead": "@green.lead", "image": "/images/room-deluxe-view.jpg"},
      {"kind": "stay-search", "look": "strip", "title": ""},
      {"kind": "quotation", "look": "large", "quote": "@green.quote", "author": "Sample Guest F.", "role": ""},
      {"kind": "offer", "look": "wide", "title": "@offer", "body": [{"type": "paragraph", "text": "@offer.body"}],
        "image": "/images/room-premier-view.jpg", "from": "", "until": "", "price": "@offer.price", "code": "MOONRISE",
        "included": [{"name": "@meal.breakfast"}, {"name": "@extra.bicycle"}], "rooms": ["room-deluxe", "room-premier"]},
      {"kind": "facts", "look": "columns", "title": "@green.facts", "items": [
        {"label": "@fact.rain", "line": "@fact.rain.line"}, {"label": "@fact.sea", "line": "@fact.sea.line"}]},
      {"kind": "press", "look": "picture", "title": "@green.press", "lead": "", "action": "book", "label": "", "to": "",
        "image": "/images/luxury-1.jpg"}]},
    {"id": "page-wedding", "slug": "small-weddings", "title": "Small weddings", "description": "", "about": "page",
      "image": "", "place": "nowhere", "status": "draft", "blocks": [
      {"kind": "opening", "look": "wide", "title": "Small weddings", "lead": "Thirty guests, one long table.", "image": "/images/about-1.jpg"}]}]';
  word record;
  stay record;
  made public.reservations;
  quote jsonb;
  own numeric;
  ages int[];
  number int := 0;
begin
  if exists (select from public.reservations r where r.id = md5('showcase 1')::uuid) then
    return;
  elsif exists (
    select from auth.users u
    where u.email not in ('admin@hotel.test', 'desk@hotel.test', 'editor@hotel.test', 'reader@hotel.test',
      'staff@hotel.test'))
  then
    raise exception 'The showcase is loaded into an embedded house with the demo accounts alone: this database has others.';
  end if;

  -- Texts, in English, Khmer, French and Chinese.
  for word in
    select * from (values
      ('table', 'The table', 'តុអាហារ', 'La table', '餐桌'),
      ('table.lead', 'Twelve seats above the water, and whatever the boats brought this morning.', 'កៅអីដប់ពីរលើទឹក និងអ្វីដែលទូកនាំមកព្រឹកនេះ។', 'Douze places au-dessus de l’eau, et ce que les bateaux ont rapporté ce matin.', '水上十二席，吃的是清晨船上的收获。'),
      ('table.story', 'We write the menu at noon, when the market is over. It is short, it changes with the weather, and there is always crab.', 'យើងសរសេរបញ្ជីអាហារនៅថ្ងៃត្រង់ ពេលផ្សារចប់។ បញ្ជីខ្លី ប្ដូរតាមអាកាសធាតុ ហើយតែងតែមានក្ដាម។', 'Nous écrivons la carte à midi, quand le marché est fini. Elle est courte, elle change avec le temps, et il y a toujours du crabe.', '集市散后，正午写菜单。菜单很短，随天气而变，但总有螃蟹。'),
      ('table.menu', 'Tonight', 'យប់នេះ', 'Ce soir', '今晚'),
      ('table.note', 'Prices are in US dollars, service included.', 'តម្លៃគិតជាដុល្លារអាមេរិក រួមទាំងសេវា។', 'Prix en dollars américains, service compris.', '价格以美元计，已含服务费。'),
      ('table.first', 'To begin', 'អាហារសម្រន់', 'Pour commencer', '前菜'),
      ('table.main', 'After that', 'អាហារចម្បង', 'Ensuite', '主菜'),
      ('table.sweet', 'Something sweet', 'បង្អែម', 'Une douceur', '甜点'),
      ('dish.salad', 'Green mango salad', 'ញាំស្វាយខ្ចី', 'Salade de mangue verte', '青芒果沙拉'),
      ('dish.salad.line', 'With herbs from behind the kitchen.', 'ជាមួយជីរពីក្រោយផ្ទះបាយ។', 'Aux herbes du potager, derrière la cuisine.', '配厨房后园的香草。'),
      ('dish.squid', 'Grilled squid', 'មឹកអាំង', 'Calmar grillé', '烤鱿鱼'),
      ('dish.squid.line', 'Charcoal, lime and Kampot salt.', 'ធ្យូង ក្រូចឆ្មារ និងអំបិលកំពត។', 'Charbon, citron vert et sel de Kampot.', '炭火、青柠与贡布海盐。'),
      ('dish.crab', 'Crab with green pepper', 'ក្ដាមឆាម្រេចខ្ចី', 'Crabe au poivre vert', '青胡椒炒蟹'),
      ('dish.crab.line', 'Whole, from the market; ask for a bib.', 'ក្ដាមទាំងមូលពីផ្សារ។', 'Entier, du marché ; demandez un tablier.', '整只蟹，来自蟹市。'),
      ('dish.amok', 'Fish amok', 'អាម៉ុកត្រី', 'Amok de poisson', '阿莫克蒸鱼'),
      ('dish.amok.line', 'Steamed in a banana leaf.', 'ចំហុយក្នុងស្លឹកចេក។', 'À la vapeur, en feuille de bananier.', '蕉叶蒸制。'),
      ('dish.mango', 'Mango and sticky rice', 'បាយដំណើបស្វាយ', 'Mangue et riz gluant', '芒果糯米饭'),
      ('jetty', 'Dinner on the jetty', 'អាហារពេលល្ងាចលើផែ', 'Dîner sur la jetée', '码头晚餐'),
      ('jetty.story', 'When the moon is full we carry the tables out. Tell us a day before, and we keep the last one for you.', 'នៅថ្ងៃពេញបូណ៌មី យើងយកតុចេញទៅ។ សូមប្រាប់យើងមួយថ្ងៃមុន។', 'À la pleine lune, nous sortons les tables. Prévenez-nous la veille, la dernière sera pour vous.', '满月时我们把餐桌搬到码头。请提前一天告知，我们为您留最远的那张。'),
      ('moon', 'Two nights of moonlight', 'ពីរយប់ក្រោមពន្លឺព្រះចន្ទ', 'Deux nuits au clair de lune', '月光下的两晚'),
      ('moon.body', 'Come for the full moon: twelve percent less on your nights, and a place in the boat that goes out to meet it.', 'សូមមកពេលព្រះចន្ទពេញវង់៖ បញ្ចុះដប់ពីរភាគរយលើយប់ស្នាក់នៅ និងកន្លែងមួយលើទូកដែលចេញទៅទទួលព្រះចន្ទ។', 'Venez à la pleine lune : douze pour cent de moins sur vos nuits, et une place dans la barque qui part à sa rencontre.', '满月时来：房费减百分之十二，还可登船出海，迎接月亮。'),
      ('moon.price', 'from $154 a night', 'ចាប់ពី $154 ក្នុងមួយយប់', 'dès 154 $ la nuit', '每晚154美元起'),
      ('table.hours', 'Hours', 'ម៉ោង', 'Horaires', '时间'),
      ('meal.breakfast', 'Breakfast', 'អាហារពេលព្រឹក', 'Petit-déjeuner', '早餐'),
      ('meal.lunch', 'Lunch', 'អាហារថ្ងៃត្រង់', 'Déjeuner', '午餐'),
      ('meal.dinner', 'Dinner', 'អាហារពេលល្ងាច', 'Dîner', '晚餐'),
      ('table.press', 'Keep a table', 'កក់តុ', 'Réserver une table', '预订餐位'),
      ('days', 'Days out', 'ដំណើរកម្សាន្ត', 'Se promener', '出游'),
      ('days.lead', 'An island, a hill of pepper and a path under old trees, none of them far.', 'កោះមួយ ចម្ការម្រេច និងផ្លូវក្រោមដើមឈើ សុទ្ធតែនៅជិត។', 'Une île, une colline à poivre et un sentier sous de vieux arbres, tout près.', '一座小岛、一片胡椒山、一条老树下的小路，都不远。'),
      ('days.trips', 'What we arrange', 'អ្វីដែលយើងរៀបចំ', 'Ce que nous organisons', '我们可安排'),
      ('trip.island', 'Our own boat, out at nine and back for lunch or for dinner.', 'ទូករបស់យើង ចេញម៉ោងប្រាំបួន។', 'Notre bateau part à neuf heures et rentre pour le déjeuner ou le dîner.', '我们自己的船，九点出发，午餐或晚餐前返回。'),
      ('trip.pepper', 'A pepper farm', 'ចម្ការម្រេច', 'Une ferme à poivre', '胡椒农场'),
      ('trip.pepper.line', 'Half a day inland with somebody who grew up there.', 'កន្លះថ្ងៃជាមួយអ្នកស្រុក។', 'Une demi-journée avec quelqu’un qui y a grandi.', '由当地人带路，半日往返。'),
      ('trip.walk', 'The park at first light', 'ឧទ្យានពេលព្រលឹម', 'Le parc à l’aube', '清晨的公园'),
      ('trip.walk.line', 'Eight kilometres, level, shaded; coffee at the turn.', 'ប្រាំបីគីឡូម៉ែត្រ មានម្លប់។', 'Huit kilomètres à plat, à l’ombre ; un café à mi-chemin.', '八公里平路，林荫相伴，途中有咖啡。'),
      ('days.back', 'Before you leave, and when you are back', 'មុនពេលចេញដំណើរ និងពេលត្រឡប់មកវិញ', 'Avant de partir, et au retour', '出发之前，归来之后'),
      ('days.where', 'Where everything is', 'ទីតាំង', 'Où tout se trouve', '位置'),
      ('days.press', 'Ask us what to see', 'សួរយើង', 'Demandez-nous conseil', '问问我们'),
      ('green', 'Green season', 'រដូវវស្សា', 'La saison verte', '绿季'),
      ('green.lead', 'June to September: warm rain in the afternoon, and the bay almost to yourself.', 'មិថុនាដល់កញ្ញា៖ ភ្លៀងរសៀល និងឆកសមុទ្រស្ងាត់។', 'De juin à septembre : une pluie tiède l’après-midi, et la baie presque pour vous seul.', '六月至九月：午后温热的雨，海湾几乎只属于您。'),
      ('offer', 'Rain on the roof', 'ភ្លៀងលើដំបូល', 'La pluie sur le toit', '听雨'),
      ('offer.body', 'Ten percent less on every night, and bicycles for the dry hours.', 'បញ្ចុះដប់ភាគរយរាល់យប់ និងកង់ពេលអត់ភ្លៀង។', 'Dix pour cent de moins chaque nuit, et des vélos pour les heures sèches.', '每晚九折，雨停时可骑单车。'),
      ('offer.price', 'from $158 a night', 'ចាប់ពី $158 ក្នុងមួយយប់', 'dès 158 $ la nuit', '每晚158美元起'),
      ('green.quote', 'It rained every day at four, and we were glad of it.', 'ភ្លៀងរាល់ថ្ងៃម៉ោងបួន ហើយយើងរីករាយ។', 'Il a plu chaque jour à quatre heures, et nous en étions contents.', '每天四点下雨，我们很喜欢。'),
      ('green.facts', 'Good to know', 'គួរដឹង', 'Bon à savoir', '须知'),
      ('fact.rain', 'The rain', 'ភ្លៀង', 'La pluie', '雨'),
      ('fact.rain.line', 'An hour or two, mostly after three.', 'មួយទៅពីរម៉ោង ភាគច្រើនក្រោយម៉ោងបី។', 'Une heure ou deux, surtout après quinze heures.', '一两个小时，多在三点以后。'),
      ('fact.sea', 'The sea', 'សមុទ្រ', 'La mer', '海'),
      ('fact.sea.line', 'Calm before noon; we put out a flag when it is not.', 'ស្ងប់មុនថ្ងៃត្រង់។', 'Calme avant midi ; un drapeau vous prévient.', '上午平静，风浪大时我们会挂旗。'),
      ('green.press', 'Come with the rain', 'មកជាមួយភ្លៀង', 'Venez avec la pluie', '随雨而来'),
      ('extra.transfer', 'Car from Phnom Penh', 'រថយន្តពីភ្នំពេញ', 'Voiture depuis Phnom Penh', '金边专车接送'),
      ('extra.island', 'Boat to Rabbit Island', 'ទូកទៅកោះទន្សាយ', 'Bateau pour l’île du Lapin', '兔岛游船'),
      ('extra.bicycle', 'Bicycle', 'កង់', 'Vélo', '单车'),
      ('extra.cot', 'Cot for a child', 'គ្រែកូនក្មេង', 'Lit de bébé', '婴儿床'),
      ('extra.moon', 'Boat under the full moon', 'ទូកក្រោមព្រះចន្ទពេញវង់', 'En barque sous la pleine lune', '满月夜游船'),
      ('extra.coast', 'Coast protection fund', 'មូលនិធិការពារឆ្នេរ', 'Fonds de protection du littoral', '海岸保护基金'),
      ('period.high', 'High season', 'រដូវទេសចរណ៍', 'Haute saison', '旺季'),
      ('period.festive', 'Christmas and New Year', 'ណូអែល និងឆ្នាំថ្មីសកល', 'Noël et Nouvel An', '圣诞与新年'),
      ('period.khmer', 'Khmer New Year', 'ចូលឆ្នាំខ្មែរ', 'Nouvel An khmer', '高棉新年'),
      ('period.weekend', 'Weekends', 'ចុងសប្ដាហ៍', 'Week-ends', '周末'),
      ('charge.tax', 'Accommodation tax', 'អាករស្នាក់នៅ', 'Taxe de séjour', '住宿税'),
      ('charge.told', 'Two percent, shown with the total, as the service fee is.', 'ពីរភាគរយ បង្ហាញជាមួយចំនួនសរុប ដូចថ្លៃសេវាដែរ។', 'Deux pour cent, indiqués avec le total, comme les frais de service.', '百分之二，与服务费一样，与合计一并列明。')
    ) as texts (key, en, km, fr, zh)
  loop
    pages := replace(pages, to_json('@' || word.key)::text, to_json(word.en)::text);
    insert into public.translations (language, source, text)
    values ('km', word.en, word.km), ('fr', word.en, word.fr), ('zh', word.en, word.zh)
    on conflict (id) do nothing;
  end loop;
  insert into public.pages (id, slug, title, description, image, about, place, status, position, blocks)
  select p.id, p.slug, p.title, p.description, p.image, p.about, p.place, p.status, p.nth, (
    select jsonb_agg(b || jsonb_build_object('id', 'b' || at, 'hidden', false) order by at)
    from jsonb_array_elements(p.blocks) with ordinality as blocks (b, at))
  from rows from (jsonb_to_recordset(pages::jsonb) as (id text, slug text, title text, description text,
    image text, about text, place text, status text, blocks jsonb)) with ordinality
    as p (id, slug, title, description, image, about, place, status, blocks, nth);

  -- Five rooms, their prices by the calendar, and what is added and taken off.
  delete from public.reservations;
  update public.rooms r set units = u.units, size = u.size, guests_included = 2, extra_guest_price = 40
  from (values ('room-standard', 2, 301), ('room-deluxe', 2, 388), ('room-premier', 1, 560)) as u (id, units, size) where r.id = u.id;
  update public.hotel_config set value = value || '{"sizeUnit": "m2"}' where key = 'hotelInfo';
  update public.hotel_config set value = value || '{"telegram": "https://t.me/+855005550142"}' where key = 'contactInfo';
  insert into public.price_periods (room_id, name, from_night, to_night, weekdays, price, weekday_prices, min_nights,
    throughout, arrival_days)
  select r.id, s.name, from_night, to_night, s.weekdays, round(r.price * s.factor),
    case s.name when 'High season' then jsonb_build_object('5', round(r.price * 1.35), '6', round(r.price * 1.35)) else '{}' end,
    s.min_nights, coalesce(s.min_nights = 3, false), case when r.id = 'room-premier' then s.arrival_days end
  from public.rooms r, generate_series(-3, 1) y, (values
    ('High season', 11, 15, 121, 1.2, null::int, null::int[], null::int[]),
    ('Christmas and New Year', 12, 22, 13, 1.45, 3, null, null),
    ('Khmer New Year', 4, 12, 6, 1.35, 2, null, '{4,5,6,7}'),
    ('Green season', 6, 1, 122, 0.88, null, null, null)
  ) as s (name, month, day, nights, factor, min_nights, weekdays, arrival_days),
  lateral (select make_date(extract(year from year)::int + y, s.month, s.day) as from_night) f,
  lateral (select f.from_night + s.nights as to_night) t
  union all
  select r.id, 'Weekends', (year - interval '3 years')::date, '3000-01-01', '{5,6}', round(r.price * 1.1), '{}', null, false, null
  from public.rooms r;
  insert into public.stay_discounts (min_nights, percent) values (4, 5), (7, 10);
  insert into public.extras (id, name, price, per, most, position) values
    ('transfer', 'Car from Phnom Penh', 70, 'stay', 2, 0), ('jetty', 'Dinner on the jetty', 38, 'guest', 2, 1),
    ('island', 'Boat to Rabbit Island', 18, 'guest', 1, 2), ('bicycle', 'Bicycle', 6, 'night', 4, 3),
    ('cot', 'Cot for a child', 0, 'stay', 1, 4);
  insert into public.extras (id, name, price, per, most, position, at_full_moon) values
    ('moon', 'Boat under the full moon', 24, 'guest', 1, 6, true);
  insert into public.extras (id, name, price, per, most, position, obligatory, from_age) values
    ('coast', 'Coast protection fund', 1, 'guest_night', 1, 5, true, 12);
  insert into public.child_bands (until_age, price, takes_place) values (3, 0, false), (11, 15, true);
  insert into public.charges (id, kind, name, percent, rounding, position) values ('tax', 'tax', 'Accommodation tax', 2, 'cent', 1);
  update public.hotel_config set value = replace(value::text, 'In the price. The service fee is shown with the total.',
    'Two percent, shown with the total, as the service fee is.')::jsonb where key = 'goodToKnow';
  insert into public.promo_codes (code, percent, amount, arrive_from, arrive_until, room_ids, max_stays) values
    ('MOONRISE', 10, null, null, null, null, null), ('RETURN25', null, 25, year, null, null, 40),
    ('KHMER15', 15, null, year, year + 200, '{room-standard}', null);
  insert into public.promo_codes (code, percent, at_full_moon) values ('FULLMOON', 12, true);
  update public.invoice_settings set prefix = 'CH-', tax_name = 'VAT', tax_percent = 10, riel_rate = 4100,
    address = E'Chanrea House Co., Ltd.\nSample Coast Road, Kep, Cambodia\nVAT TIN K001-000000000';
  insert into public.outbox_settings (key, value) values
    ('letters', '{"automatic": ["received", "confirmed", "cancelled", "reminder"]}');
  insert into public.letter_texts (key, subject, body) values ('reminder.en', 'Tomorrow: {hotel}',
    E'Dear {guest},\n\nwe expect you tomorrow, {arrival}, any time after {checkin}. Your room is the {room}.\n\n{moon}\n\nIf your boat or bus comes early, call us: {phone}.\n\n{link}');

  -- Two years of stays. Each room has one around today; from there they are told forward and backward, with
  -- gaps as the season has them, so that no night is sold twice.
  for stay in
    with recursive anchors (room, unit, arrives, nights, gap) as (values
      ('room-standard', 1, -2, 4, 1), ('room-standard', 2, -3, 3, 0), ('room-deluxe', 1, 0, 2, 1),
      ('room-deluxe', 2, -4, 4, 1), ('room-premier', 1, -1, 3, 0)
    ), told as (
      select a.room, a.unit, d.way, 0 as n, today + a.arrives as arrives, a.nights, a.gap
      from anchors a, (values (1), (-1)) as d (way)
      union all
      select t.room, t.unit, t.way, t.n + 1,
        case t.way when 1 then t.arrives + t.nights + t.gap else t.arrives - next.gap - next.nights end,
        next.nights, next.gap
      from told t,
      lateral (select t.room || t.unit || t.way || t.n as seed) s,
      lateral (select (array[1, 2, 2, 3, 3, 3, 4, 4, 5, 7])[1 + pg_temp.dice(s.seed || 'nights', 10)] as nights,
        pg_temp.dice(s.seed || 'gap', case when extract(month from t.arrives) in (12, 1, 2, 3) then 3
            when extract(month from t.arrives) in (4, 7, 8, 11) then 5 else 9 end)
          + case when t.arrives < today - 365 then pg_temp.dice(s.seed || 'year', 3) else 0 end
          + greatest(t.arrives - today, 0) / 12 as gap) next
      where t.arrives between today - 735 and today + 150
    ), taken as (
      select t.*, case
          when arrives + nights > today and arrives > today then
            case when pg_temp.dice(room || arrives, 8) = 0 then 'new' else 'confirmed' end
          when arrives = today then case room when 'room-standard' then 'checked_in' else 'confirmed' end
          when arrives + nights = today then case unit when 2 then 'checked_in' else 'checked_out' end
          when arrives + nights > today then 'checked_in'
          -- of one nobody has said yet whether its guest came
          when (room, unit, n) = ('room-premier', 1, 1) then 'confirmed'
          when pg_temp.dice(room || unit || arrives, 40) = 0 then 'no_show' else 'checked_out' end as status
      from told t where not (n = 0 and way = -1)
      union all
      -- others asked for the same days, and did not get or want them
      select t.*, case pg_temp.dice(room || unit || arrives || 'lost', 2) when 0 then 'cancelled' else 'declined' end
      from told t where n > 0 and pg_temp.dice(room || unit || arrives || 'other', 11) = 0
    )
    select t.*, t.arrives + t.nights as leaves, r.capacity, row_number() over (order by t.arrives, t.room, t.unit, t.status) as number
    from taken t join public.rooms r on r.id = t.room order by number
  loop
    number := stay.number;
    select split_part(g.said, '/', 1) as name, split_part(g.said, '/', 2) as language, s.source, s.source in ('booking', 'airbnb', 'agoda') as is_sold_there,
      1 + pg_temp.dice('guests' || number, stay.capacity) as guests,
      case when pg_temp.dice('extra' || number, 3) = 0 then (array['[{"id": "transfer", "count": 1}]',
        '[{"id": "jetty", "count": 1}, {"id": "bicycle", "count": 2}]', '[{"id": "island", "count": 1}]'])
        [1 + pg_temp.dice('which' || number, 3)]::jsonb else '[]' end as extras,
      least(stay.arrives - 2 - pg_temp.dice('lead' || number, 70), case stay.status when 'new' then today
        else today - 1 - pg_temp.dice('asked' || number, 35) end) as asked
    into word
    from unnest(array[
      'Sophea Chan/km', 'Hannah Meier/en', 'Luc Moreau/fr', 'Dara Sok/km', 'Emily Carter/en', 'Jun Tanaka/en',
      'Camille Laurent/fr', 'Wei Zhang/zh', 'Rachel Ng/en', 'Marco Bianchi/en', 'Anna Kowalska/en',
      'Vanna Keo/km', 'Oliver Hughes/en', 'Priya Nair/en', 'Sofia Lindgren/en', 'Antoine Girard/fr',
      'Mei Lin/zh', 'Pieter Jansen/en', 'Chanthou Prak/km', 'Laura Fischer/en', 'Bopha Nhem/km', 'Yuki Mori/en',
      'Nora Haugen/en', 'Isabel Duarte/fr', 'Xiu Chen/zh', 'George Palmer/en', 'Claire Petit/fr',
      'Eva Novak/en'
    ]) with ordinality as g (said, place),
      (values ('website', 0, 45), ('booking', 45, 66), ('airbnb', 66, 76), ('agoda', 76, 81), ('phone', 81, 93), ('walk_in', 93, 100))
        as s (source, low, high)
    where g.place = 1 + pg_temp.dice('guest' || number, 28)
      and pg_temp.dice('source' || number, 100) >= s.low and pg_temp.dice('source' || number, 100) < s.high;
    ages := case when word.guests > 2 and pg_temp.dice('child' || number, 2) = 0 then array[pg_temp.dice('age' || number, 13)] else '{}' end;
    made := jsonb_populate_record(null::public.reservations, jsonb_build_object(
      'source', word.source, 'promo_code', case when word.source = 'website' and pg_temp.dice('code' || number, 6) = 0 then 'MOONRISE' end));
    quote := private.quote(stay.room, stay.arrives, stay.nights, word.guests,
      case when word.is_sold_there then '[]' else word.extras end, made.promo_code, ages);
    -- Booking sites pay what is left of the price.
    own := case when word.is_sold_there then round((quote ->> 'price')::numeric * 0.85) end;
    made := private.stay_new(made, quote, own);
    insert into public.reservations (id, room_id, guest_name, email, phone, guests, children, nights, check_in, language, source,
      status, created_at, promo_code, price, charges, night_amounts, discount, extras, price_reason, rule_reason, message, notes)
    values (md5('showcase ' || number)::uuid, stay.room, word.name,
      case when word.source = 'walk_in' then null else replace(lower(word.name), ' ', '.') || '@example.com' end,
      case when pg_temp.dice('phone' || number, 2) = 0 then '+855 00 555 ' || lpad(pg_temp.dice('digits' || number, 9000)::text, 4, '0') end,
      word.guests, ages, stay.nights, stay.arrives, word.language, word.source, stay.status,
      date_trunc('milliseconds', least(now() - number % 50 * interval '1 minute', word.asked::timestamp at time zone 'Asia/Phnom_Penh'
        + pg_temp.dice('at' || number, 840) * interval '1 minute' + interval '8 hours')),
      made.promo_code, made.price, made.charges, made.night_amounts, made.discount, made.extras,
      case when own is not null then initcap(word.source) end,
      case when quote -> 'rule' <> 'null' then 'Agreed by telephone' end,
      case when word.source = 'website' and pg_temp.dice('words' || number, 5) = 0 then 'We arrive after nine in the evening.' else '' end,
      case when pg_temp.dice('notes' || number, 9) = 0 then 'Has stayed before; likes the table by the railing.' else '' end);
  end loop;

  -- What staff do and write from here on is the administrator's.
  insert into auth.sessions (id, user_id, created_at, updated_at) values (session, admin, now(), now());
  perform pg_temp.act(session);

  -- Four requests with extras and a code, one in each language, confirmed with their letters.
  for stay in
    select * from (values ('Emily Carter', 'en', 3, 21, 1), ('Bopha Nhem', 'km', 2, 24, 2), ('Luc Moreau', 'fr', 4, 27, 3),
      ('Mei Lin', 'zh', 3, 33, 4)) as g (name, language, nights, ahead, place)
  loop
    made := jsonb_populate_record(null::public.reservations, '{"source": "website", "promo_code": "MOONRISE"}');
    made.check_in := (select d from private.free_dates('room-deluxe', stay.nights, today + stay.ahead, 1) d);
    quote := private.quote('room-deluxe', made.check_in, stay.nights, 2,
      '[{"id": "transfer", "count": 1}, {"id": "jetty", "count": 1}]', 'MOONRISE');
    made := private.stay_new(made, quote, null);
    insert into public.reservations (id, room_id, guest_name, email, guests, nights, check_in, language, status, created_at,
      promo_code, price, charges, night_amounts, discount, extras, rule_reason)
    values (md5('letter ' || stay.language)::uuid, 'room-deluxe', stay.name, replace(lower(stay.name), ' ', '.') || '@example.com',
      2, stay.nights, made.check_in, stay.language, 'new', now() - stay.place * interval '3 hours', 'MOONRISE', made.price,
      made.charges, made.night_amounts, made.discount, made.extras, case when quote -> 'rule' <> 'null' then 'Agreed by telephone' end)
    returning * into made;
    perform private.write_letter('received', made, now(), '');
    update public.reservations r set status = 'confirmed' where r.id = made.id;
  end loop;

  -- Rooms for two groups, one of them asked for only.
  perform private.add_booking(md5('wedding')::uuid, array['room-standard', 'room-standard', 'room-deluxe'], array[2, 2, 2],
    (select d from private.free_for_all(array['room-standard', 'room-standard', 'room-deluxe'], 2, today + 40, 1) d), 2,
    'Vanna Keo', 'vanna.keo@example.com', '+855 00 555 0188', 'The small wedding; dinner for fourteen on the first evening.',
    'phone', 'confirmed', 'km', 'Agreed by telephone');
  perform private.add_booking(md5('walkers')::uuid, array['room-standard', 'room-deluxe'], array[2, 2],
    (select d from private.free_for_all(array['room-standard', 'room-deluxe'], 3, today + 60, 1) d), 3,
    'Oliver Hughes', 'oliver.hughes@example.com', null, '', 'phone', 'new', 'en', 'Agreed by telephone');

  -- Changed at the desk: more guests, another night, an early departure (charged in full, or not).
  update public.reservations r set guests = 2, extras = r.extras || '[{"id": "cot", "count": 1}]'
  where r.id in (select c.id from public.reservations c where c.status = 'confirmed' and c.guests = 1 and c.source = 'website'
    and c.check_in > today and c.booking_id is null order by c.check_in limit 3);
  for stay in
    select r.id, r.nights, r.check_out, row_number() over (order by r.check_out desc) as place from public.reservations r
    where r.status = 'checked_out' and r.nights >= 4 and r.check_out < today order by r.check_out desc limit 4
  loop
    update public.reservations r set status = 'checked_in' where r.id = stay.id;
    update public.reservations r set status = 'checked_out', nights = stay.nights - 1,
      charged = case when stay.place % 2 = 0 then 'whole' else 'nights' end where r.id = stay.id;
    update public.reservation_events e set at = (stay.check_out - 1)::timestamp at time zone 'Asia/Phnom_Penh' + interval '9 hours'
    where e.reservation_id = stay.id and e.at > now() - interval '1 hour';
  end loop;

  -- On their own page one guest asks for a later day, another one cancels.
  perform pg_temp.act(null);
  perform private.ask_change(r.guest_key, null, null, null, 'Could we arrive a day later? Our flight was moved.')
  from (select * from public.reservations c where c.status = 'confirmed' and c.source = 'website' and c.check_in > today + 4
    and c.booking_id is null order by c.check_in limit 1) r;
  perform private.cancel_stay(r.guest_key, 'room')
  from (select * from public.reservations c where c.status = 'confirmed' and c.source = 'website' and c.check_in > today + 12
    and not c.asks_change and c.promo_code is null and c.booking_id is null order by c.check_in limit 1) r;
  perform pg_temp.act(session);

  -- Nights that are closed, and what booking sites hold.
  insert into public.closings (room_id, from_date, to_date, reason)
  select c.room, d, d + c.nights, c.reason
  from (values ('room-deluxe', 3, 12, 'New varnish on the balcony'), ('room-standard', 2, 28, 'The shower is mended'))
    as c (room, nights, ahead, reason), private.free_dates(c.room, c.nights, today + c.ahead, 1) d;
  for stay in
    insert into public.listings (room_id, channel, name, import_url)
    values ('room-deluxe', 'booking', '', 'https://booking.example.com/calendar.ics'),
      ('room-premier', 'airbnb', '', 'https://airbnb.example.com/calendar.ics'), ('room-standard', 'other', 'Kep Homestays', '')
    returning *
  loop
    if stay.import_url = '' then continue; end if;
    perform private.take_reading(stay.id, jsonb_build_object('events', (
      select jsonb_agg(jsonb_build_object('uid', stay.channel || ahead, 'summary', case stay.channel when 'airbnb' then 'Reserved'
          when 'booking' then 'CLOSED - Not available' else 'Booked' end, 'stay', stay.channel <> 'booking',
        'start', jsonb_build_object('date', d), 'end', jsonb_build_object('date', d + 3)))
      from unnest(array[15, 35, 55, 80, 105]) ahead, private.free_dates(stay.room_id, 3, today + ahead, 1) d)), false);
    perform private.give_calendar(stay.export_key);
  end loop;
  -- Nobody is asked for these calendars, and they count as heard.
  update public.listings set tried_at = now() + interval '1 year', heard_at = now() + interval '1 year' where import_url <> '';
  perform private.stay_of_event(e.id, 'Antoine Girard', null, '+33 00 555 0117', 2, 610)
  from (select e.* from public.listing_events e join public.listings l on l.id = e.listing_id
    where l.channel = 'airbnb' and e.state = 'held' order by e.from_date limit 1) e;

  -- Letters: to leave at once, held back, refused, and an answer to a message.
  for made in
    select * from public.reservations r where r.status = 'new' and r.email is not null and r.check_in >= today order by r.created_at desc limit 6
  loop
    perform private.write_letter('received', made, now(), '');
  end loop;
  update public.outbox o set next_try_at = now() where o.status = 'queued';
  update public.outbox o set status = 'held'
  where o.id in (select h.id from public.outbox h where h.kind = 'received' and h.facts = '{}' order by h.reservation_id limit 2);
  insert into public.outbox (reservation_id, recipient, subject, body, status, attempts, error_code, last_error)
  select r.id, r.email, 'About your arrival', E'Dear guest,\n\nyour boat has a new timetable: it leaves at half past three.',
    'failed', 1, 'refused', 'the mail service does not know this address'
  from public.reservations r where r.status = 'confirmed' and r.email is not null and r.check_in > today order by r.check_in limit 1;
  insert into public.outbox (message_id, recipient, subject, body)
  select m.id, m.email, 'Re: ' || m.subject, E'Dear Emily Carter,\n\nthe invoice is attached to this stay’s page; the company’s address is on it now.'
  from public.messages m where m.name = 'Emily Carter' limit 1;

  -- Invoices of the last three months, one of them taken back.
  for stay in
    select r.id, r.check_out, private.make_invoice(r.id) as invoice from (
      select * from public.reservations r where r.status = 'checked_out' and r.check_out between today - 92 and today
      order by r.check_out, r.id) r
  loop
    update public.invoices i set issued_at = least(now(), stay.check_out::timestamp at time zone 'Asia/Phnom_Penh' + interval '11 hours')
    where i.id = stay.invoice;
  end loop;
  perform private.cancel_invoice(stay.invoice);

  -- Messages in other languages, one of a robot, and readers of the newsletter.
  insert into public.messages (name, email, subject, message, language, status, maybe_robot, created_at)
  select m.name, m.email, m.subject, m.message, m.language, m.status, m.status = 'spam', now() - m.hours * interval '1 hour'
  from (values
    ('Claire Petit', 'claire.petit@example.com', 'Lit supplémentaire', 'Bonjour, peut-on ajouter un lit d’enfant dans la chambre Horizon Deluxe ?', 'fr', 'unread', 5),
    ('Xiu Chen', 'xiu.chen@example.com', '接机', '您好，我们晚上八点到金边，可以安排专车吗？', 'zh', 'unread', 9),
    ('Dara Sok', 'dara.sok@example.com', 'បន្ទប់សម្រាប់គ្រួសារ', 'តើមានបន្ទប់សម្រាប់មនុស្សបីនាក់ទេ?', 'km', 'read', 30),
    ('SEO Team', 'rank@example.net', 'First page of search', 'We can bring this site to the first page of every search engine.', 'en', 'spam', 40)
  ) as m (name, email, subject, message, language, status, hours);
  insert into public.subscribers (email, created_at)
  select 'reader' || n || '@example.com', now() - pg_temp.dice('reader' || n, 700) * interval '1 day' from generate_series(1, 60) n;

  delete from auth.sessions s where s.id = session;
  perform pg_temp.act(null);
end
$$;
