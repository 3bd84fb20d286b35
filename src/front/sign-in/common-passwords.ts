/**
 * Words in the most common long passwords. Nearly all of these are one or two words and a few
 * digits. In lower case; `password.ts` recognises capitals and "p@ssw0rd".
 */
export const COMMON_WORDS: readonly string[] = [
  // words about computers
  'password passwort passw0rd pass word parole motdepasse contrasena contraseña senha admin',
  'administrator administrador root superuser user username guest login logon welcome welkom',
  'willkommen bienvenue hello hallo access letmein openup secret geheim private changeme change',
  'default temp temporary test testing tester demo sample example system server manager manage',
  'office staff team company business internet computer windows microsoft google facebook',
  'instagram youtube twitter yahoo gmail hotmail samsung apple iphone android nokia samsung',
  'website webmaster security secure master super power qwerty qwertz azerty keyboard zaq zxc',
  'drowssap nimda trustno trustnoone nothing whatever anything something forever unknown blank',
  'qwe asd qaz wsx edc rfv tgb yhn qwer asdf zxcv wasd qazwsx qweasd asdzxc poiuy lkjhg mnbvc',
  'abc xyz abcd aaa xxx',
  // words about love, religion and people
  'iloveyou ilovegod iloveu loveme lovely lover love loving heart kiss kisses baby babygirl',
  'babyboy honey sweet sweetheart sweety sweetie darling angel angels princess prince princesa',
  'queen king beautiful beauty pretty cute sexy sexygirl hottie hotgirl boy boys girl girls man',
  'woman lady friend friends friendship bestfriend family mother mommy mother father daddy',
  'brother sister son daughter teamo amor amour teamomucho mahal mahalko jesus jesuschrist christ',
  'god godisgood godislove bless blessed blessing grace faith hope heaven church bible buddha',
  'allah peace happy happiness smile smiley joy dream dreams dreamer lucky luck good great best',
  'life live freedom fucker fuck fuckyou fuckoff asshole bitch bullshit shit shithead pussy',
  'dick porn sex boobs loser stupid crazy cool',
  // first names
  'alex alexander alexandra alexis alice amanda amber andrea andrew angela angelica angelina',
  'anna anthony antonio ashley austin barbara benjamin brandon brandy brian bryan cameron carlos',
  'caroline catherine charles charlie charlotte chelsea chris christian christina christine',
  'christopher claudia courtney crystal daniel daniela danielle david dennis diana diego dominic',
  'edward elena elizabeth emily emma eric fernando francis francisco frank gabriel gabriela',
  'george hannah harley harry heather henry isabel isabella jack jackson jacob james jasmine',
  'jason jasper jennifer jenny jeremy jessica john johnny johnson jonathan jordan jose joseph',
  'joshua juan julia julian justin karen katherine kathleen kevin kimberly kristen laura lauren',
  'leonardo linda lindsay liverpool louise lucas madison maggie marcus margaret maria marie',
  'marina mark martin mary matthew maxwell megan melanie melissa michael michelle miguel molly',
  'monica morgan mustafa nathan natalie natasha nicholas nicole oliver olivia pamela patricia',
  'patrick paul peter philip rachel raymond rebecca ricardo richard robert roberto roger ronald',
  'ronaldo russell ryan sabrina samantha samuel sandra sara sarah scott sebastian shannon sharon',
  'simon smith sophia sophie spencer stephanie stephen steven susan taylor thomas tiffany',
  'timothy vanessa veronica victor victoria vincent vivian walter william williams xavier',
  // sport, films and music
  'football soccer baseball basketball softball hockey tennis golf golfer sport sports player',
  'skater skateboard swimming running barcelona realmadrid madrid chelsea arsenal manchester',
  'united juventus milan lakers yankees cowboys steelers eagles packers patriots raiders redsox',
  'champion winner superman batman spiderman ironman hulk marvel starwars startrek skywalker',
  'yoda pokemon pikachu naruto sasuke dragonball minecraft fortnite roblox warcraft playstation',
  'nintendo xbox gamer gaming game games killer ninja pirate wizard knight warrior hunter',
  'ranger soldier sniper legend phoenix matrix terminator predator gandalf hobbit frodo harry',
  'potter harrypotter hogwarts hannahmontana hellokitty snoopy garfield mickey mickeymouse mouse',
  'minnie disney tinkerbell barbie elmo scooby scoobydoo music musica guitar guitars drummer',
  'metallica nirvana slipknot eminem beatles rocknroll rock rockstar linkinpark greenday',
  'onedirection justinbieber bieber jonasbrothers blink snoop',
  // animals, things and seasons
  'dragon monkey tiger lion panther jaguar leopard elephant horse horses pony unicorn kitten',
  'kitty cat cats puppy dog dogs doggie bulldog rabbit bunny chicken dolphin shark turtle snake',
  'spider scorpion butterfly ladybug bird eagle falcon hawk wolf wolves bear teddybear teddy',
  'panda penguin cookie cookies chocolate candy sugar cupcake cheese pizza banana bananas apple',
  'apples orange lemon cherry strawberry blueberry watermelon pineapple peanut pumpkin pepper',
  'ginger vanilla coffee cocacola coke pepsi whiskey vodka flower flowers rose roses daisy lily',
  'jasmine sunflower tree sunshine sun moon moonlight star stars starlight rainbow sky ocean',
  'beach water fire snow snowball snowman storm thunder lightning summer winter spring autumn',
  'fall january february march april may june july august september october november december',
  'monday tuesday wednesday thursday friday saturday sunday birthday christmas holiday school',
  'college student teacher doctor nurse house home red blue green yellow purple pink black white',
  'orange silver golden gold diamond diamonds crystal mercedes ferrari porsche lamborghini',
  'mustang corvette camaro chevrolet chevy toyota honda yamaha kawasaki suzuki harleydavidson',
  'davidson bmw audi car cars truck money million millionaire dollar rich boss gangster shadow',
  'magic mystery matrix midnight night london paris newyork america american canada australia',
  'england france germany italy india indonesia mexico brasil brazil vietnam thailand philippines',
  'california florida texas chicago boston dallas houston',
  // words about this hotel's surroundings
  'cambodia kampuchea khmer phnom penh phnompenh siemreap siem reap angkor angkorwat kampot',
  'hotel hotels resort villa lodge hostel room rooms suite reception booking reservation',
  'one two three four five six seven eight nine ten the you and my is me',
]
  .join(' ')
  .split(' ');

/** Long passwords that contain no word above. */
export const COMMON_PASSWORDS: readonly string[] = [
  '1q2w3e4r5t, 1q2w3e4r5t6y, 1q2w3e4r, 1qaz2wsx3edc, 1qaz2wsx, 1qazxsw2, 1a2b3c4d5e, q1w2e3r4t5',
  'q1w2e3r4, a1b2c3d4e5, a1b2c3d4, z1x2c3v4, 0p9o8i7u6y, correcthorsebatterystaple',
  'correct horse battery staple, itsasecret, opensesame, ncc1701, thx1138, 3rjs1la7qe, g9y7x4y6',
].flatMap((line) => line.split(', '));
