-- What changed in supabase/schemas, written by `npm run migration`. Data that has to move is moved by
-- statements that are added here by hand.

update private.section_fields set longest = '500' where (section, field) = ('contactInfo', 'countryCode') and longest is not distinct from '5';
update private.section_fields set pattern = E'^(https://t\\.me/[^\\s"''<>\\\\]+)?$' where (section, field) = ('contactInfo', 'telegram') and pattern is not distinct from E'^(https://t\\.me/.+)?$';
update private.section_fields set longest = '500' where (section, field) = ('contactInfo', 'wechat') and longest is not distinct from '20';
update private.section_fields set pattern = E'^(https://(wa\\.me|([a-z]+\\.)?whatsapp\\.com)/[^\\s"''<>\\\\]+)?$' where (section, field) = ('contactInfo', 'whatsapp') and pattern is not distinct from E'^(https://(wa\\.me|([a-z]+\\.)?whatsapp\\.com)/.+)?$';
update private.section_fields set longest = '500' where (section, field) = ('heroSection', 'sky') and longest is not distinct from '7';
update private.section_fields set longest = '500' where (section, field) = ('hotelInfo', 'primaryColor') and longest is not distinct from '7';
update private.section_fields set longest = '500' where (section, field) = ('hotelInfo', 'secondaryColor') and longest is not distinct from '7';
update private.section_fields set longest = '500' where (section, field) = ('houseFacts', 'checkIn') and longest is not distinct from '5';
update private.section_fields set longest = '500' where (section, field) = ('houseFacts', 'checkOut') and longest is not distinct from '5';