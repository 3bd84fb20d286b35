-- Invoices: numbered without gaps and never changed. If the stay changes later, a credit note
-- cancels the invoice, and a new one is made.


-- Settings of all invoices. The table always has exactly one row.
create table public.invoice_settings (
  id int primary key default 1 check (id = 1),
  -- Text before each invoice number; a new prefix starts a new series at 1.
  prefix text not null default 'INV-' check (char_length(prefix) <= 20 and prefix ~ '^[A-Za-z0-9/._-]*$'),
  tax_name text not null default '' check (char_length(tax_name) <= 40),
  tax_percent numeric not null default 0
    check (tax_percent between 0 and 100 and tax_percent = round(tax_percent, 2)),
  -- True if prices include the tax; false if it is added to the total.
  tax_included boolean not null default true,
  -- Riel for one unit of the prices' currency; 0 for documents without amounts in riel.
  riel_rate numeric not null default 0
    check (riel_rate between 0 and 100000 and riel_rate = round(riel_rate, 2)),
  -- Lines on the invoice about the hotel, e.g. address and tax number.
  address text not null default '' check (char_length(address) <= 500),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  constraint invoice_settings_tax_check check (tax_percent = 0 or private.has_text(tax_name))
);

insert into public.invoice_settings default values;

alter table public.invoice_settings enable row level security;

create policy "staff read what invoices say" on public.invoice_settings
  for select to authenticated using ((select private.has_role('desk', 'reader')));
create policy "administrators change what invoices say" on public.invoice_settings
  for update to authenticated
  using ((select private.has_role('admin')));

create function private.check_invoice_settings() returns trigger
language plpgsql security invoker set search_path = ''
as $$
begin
  new.id := 1;
  new.prefix := btrim(new.prefix);
  new.tax_name := btrim(new.tax_name);
  new.address := btrim(new.address, E' \t\r\n');
  if (char_length(new.prefix) <= 20 and new.prefix ~ '^[A-Za-z0-9/._-]*$'
      and char_length(new.tax_name) <= 40 and char_length(new.address) <= 500
      and new.tax_percent between 0 and 100 and new.tax_percent = round(new.tax_percent, 2)
      and new.riel_rate between 0 and 100000 and new.riel_rate = round(new.riel_rate, 2)
      and (new.tax_percent = 0 or private.has_text(new.tax_name))) is not true then
    raise sqlstate 'PT422' using message = 'invoice-settings';
  end if;
  new.tax_percent := trim_scale(new.tax_percent);
  new.riel_rate := trim_scale(new.riel_rate);
  return new;
end
$$;

create trigger check_invoice_settings before insert or update on public.invoice_settings
  for each row execute function private.check_invoice_settings();
create trigger touch_updated_at before insert or update on public.invoice_settings
  for each row execute function private.touch_updated_at();


-- The last number of each series. The row stays locked until the transaction ends, so that a
-- failure returns its number; a sequence would leave a gap.
create table private.invoice_series (
  prefix text primary key,
  last int not null check (last > 0)
);

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  reservation_id uuid not null references public.reservations (id),
  prefix text not null,
  number int not null check (number > 0),
  kind text not null check (kind in ('invoice', 'credit')),
  -- The invoice that a credit note cancels.
  cancels uuid unique references public.invoices (id),
  issued_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  issued_by text,
  -- The whole content of the invoice: guest, stay, sums, tax, address.
  facts jsonb not null,
  unique (prefix, number),
  constraint invoices_credit_check check ((kind = 'credit') = (cancels is not null))
);
create index invoices_by_reservation on public.invoices (reservation_id, issued_at);
create index invoices_by_day on public.invoices (issued_at, number);

alter table public.invoices enable row level security;

create policy "staff read invoices" on public.invoices
  for select to authenticated using ((select private.has_role('desk', 'reader')));
-- No policy allows writing: only the functions below make invoices.

create function private.tax_of(total numeric, percent numeric, included boolean) returns numeric
language sql immutable set search_path = ''
as $$
  select round(case when included then total * percent / (100 + percent)
    else total * percent / 100 end, 2)
$$;

create function private.next_invoice_number(of_prefix text) returns int
language sql volatile security definer set search_path = ''
as $$
  insert into private.invoice_series as s (prefix, last) values (of_prefix, 1)
  on conflict (prefix) do update set last = s.last + 1
  returning last
$$;

-- Returns a stay's invoice, which is made at the first call. The lock prevents a second invoice.
create function private.make_invoice(stay_id uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations;
  settings public.invoice_settings;
  made uuid;
begin
  perform private.require_role('desk');
  select * into stay from public.reservations r where r.id = stay_id for update;
  if stay.id is null then
    return null;
  elsif stay.check_in is null or stay.status not in ('confirmed', 'checked_in', 'checked_out', 'no_show') then
    raise sqlstate 'PT422' using message = 'invoice-not-yet';
  end if;
  select i.id into made from public.invoices i
  where i.reservation_id = stay_id and i.kind = 'invoice'
    and not exists (select from public.invoices c where c.cancels = i.id);
  if made is not null then
    return made;
  end if;
  select * into settings from public.invoice_settings;
  insert into public.invoices (reservation_id, prefix, number, kind, issued_by, facts)
  values (stay.id, settings.prefix, private.next_invoice_number(settings.prefix), 'invoice',
    (select p.username from public.profiles p where p.id = auth.uid()),
    jsonb_build_object(
      'guest', coalesce(stay.guest_name, stay.email, ''), 'roomName', stay.room_name,
      'checkIn', stay.check_in, 'checkOut', stay.check_out, 'nights', stay.nights,
      'guests', stay.guests, 'children', stay.children, 'price', stay.price, 'fee', stay.fee, 'charges', stay.charges, 'total', stay.total,
      'charged', stay.charged, 'nightAmounts', private.agreed_nights(stay),
      'discount', stay.discount, 'extras', stay.extras,
      'taxName', settings.tax_name, 'taxPercent', settings.tax_percent,
      'taxIncluded', settings.tax_included,
      'tax', private.tax_of(stay.total, settings.tax_percent, settings.tax_included),
      'currencySign', coalesce((
        select c.value ->> 'currencySign' from public.hotel_config c where c.key = 'hotelInfo'), '$'),
      'rielRate', settings.riel_rate, 'address', settings.address))
  returning id into made;
  return made;
end
$$;

-- Cancels an invoice: makes a credit note over the same sums.
create function private.cancel_invoice(invoice_id uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken public.invoices;
  made uuid;
begin
  perform private.require_role('desk');
  select * into taken from public.invoices i where i.id = invoice_id for update;
  if taken.id is null or taken.kind <> 'invoice' then
    return null;
  end if;
  select c.id into made from public.invoices c where c.cancels = invoice_id;
  if made is not null then
    return made;
  end if;
  insert into public.invoices (reservation_id, prefix, number, kind, cancels, issued_by, facts)
  values (taken.reservation_id, taken.prefix, private.next_invoice_number(taken.prefix), 'credit',
    taken.id, (select p.username from public.profiles p where p.id = auth.uid()), taken.facts)
  returning id into made;
  return made;
end
$$;

create function public.make_invoice(reservation_id uuid) returns setof public.invoices
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  made uuid := private.make_invoice(make_invoice.reservation_id);
begin
  return query select i.* from public.invoices i where i.id = made;
end
$$;

create function public.cancel_invoice(invoice_id uuid) returns setof public.invoices
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  made uuid := private.cancel_invoice(cancel_invoice.invoice_id);
begin
  return query select i.* from public.invoices i where i.id = made;
end
$$;
