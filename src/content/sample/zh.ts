/** Chinese sample texts by their English text, or by section and field for long texts. */
export const SAMPLE: Readonly<Record<string, string>> = {
  'Where the moon rises from the sea': '月亮从海上升起的地方',
  'A quiet house of teak, stone and lantern light on the coast of Kep.':
    '白马海岸上一座宁静的小院，柚木、石材与灯笼的光。',
  'When the moon is full we carry the tables down to the jetty.':
    '满月之夜，我们把餐桌搬到栈桥上。',
  'An unhurried kind of luxury': '从容不迫的奢华',
  'luxuryExperience/description':
    '黄昏时分备好的石砌浴池，漂着园中的鸡蛋花。双人餐桌上，有清晨渔船带回的螃蟹和贡布青胡椒。六点，水边的灯笼一盏盏点亮。这里没有什么催促您，而您需要时，总有人在近旁。',
  'A house that keeps the hours of the tide': '随潮汐作息的小院',
  'aboutSection/description':
    'Chanrea 意为“月出”。我们的小院坐落在白马的胡椒山丘伸向泰国湾的地方：一座敞厅、三种客房、一泓长长的泳池和一座栈桥。我们用木材建得低矮，覆以海岸一带陡峭的双层屋顶，让晚风替我们做好大部分的事。',
  'How the days go': '日子这样过',
  'aboutStory/days':
    '打理这座小院的人不多，大多在盐田与胡椒山丘之间长大。他们知道捕蟹的船何时归来，国家公园里该走哪条小路，也记得您昨天的咖啡怎么喝。\n\n海岸给什么，我们就做什么。香草来自厨房的菜园，其余来自白马市场；菜单随天气变，多过随季节变。\n\n这里很少有固定的时刻。早餐等着您，泳池开到您尽兴为止。月圆时，我们把餐桌搬到栈桥上，晚餐想吃多久就吃多久。',
  'Luxury Accommodation': '奢华住宿',
  'Rooms of teak, linen and morning light, each with its own view towards the water.':
    '柚木、亚麻与晨光的客房，每间都能望见水面。',
  'Fine Dining': '精致餐饮',
  'Khmer coastal cooking: the day’s catch, herbs from the garden, Kampot pepper at every table.':
    '高棉海岸菜：当日渔获、园中香草，每张餐桌都有贡布胡椒。',
  'Concierge Service': '礼宾服务',
  'Boats, drivers, picnics and quiet advice, arranged at any hour of the day or night.':
    '船只、司机、野餐与贴心的建议，不分昼夜为您安排。',
  'See where you would sleep': '看看您将入住的客房',
  'A small house by the sea in Kep, Cambodia. Come for the moonrise; stay for breakfast.':
    '柬埔寨白马海边的一座小院。为月出而来，为早餐留下。',
  'Letters from the coast': '海岸来信',
  'A short note, four times a year.': '一年四次，寥寥数语。',
  '{rooms} ways to stay, each with its own window on the water.':
    '{rooms}种住法，各有一扇面水的窗。',
  'Every room has the sea in it somewhere: across the garden, along the whole of a balcony, or along the whole of a corner. All rates are per room, per night.':
    '每间客房里都有海：在花园那头，在整个阳台之外，或环绕整个转角。所有价格均为每间每晚。',
  'Write to us, or call at any hour. We answer in Khmer, English and French.':
    '请发邮件给我们，或随时来电。我们以柬埔寨语（高棉语）、英语和法语答复。',
  'The path you followed ends at the water. Let us walk you back.':
    '您走的这条路到水边就尽了。让我们陪您走回去。',
  'Sample Coast Road, Kep, Cambodia': 'Sample Coast Road，柬埔寨白马',
  'Reception open daily, 24 hours': '前台 24 小时服务',
  'legal/privacy':
    '# 我们保存什么，为什么\n\n您申请客房时，我们保存您的电子邮箱、客房、人数与晚数、页面的语言，以及您所填写的日期、姓名、电话和留言。您给我们留言时，我们保存您的姓名、电子邮箱、所写内容和页面的语言。您订阅我们的资讯时，我们保存您的电子邮箱。这些只用于以您阅读的语言答复您、准备您的入住，或发送您所订阅的资讯。\n\n我们的邮件由邮件服务代为发送。若您留下了电话，我们可能致电，或通过 WhatsApp 或 Telegram 答复；届时这两项服务会知道您的号码和我们所写的内容。每笔预订都有一个专属页面，其保密网址只交给您本人：任何持有该网址的人都能看到这笔预订，并可申请更改或取消。该页面在离店两周后失效；未定日期的申请，则在提交九十天后失效。您在那里提出的要求与您的申请一并保存。\n\n为了不让机器人堵住我们的表单，我们统计十分钟内同一网络发来的次数。为此我们保存一个代码，由网络地址的一部分和每天更换的密钥生成，从不保存地址本身。该代码有效十分钟，随下一份表单的到来而删除。\n\n# 我们不做什么\n\n我们不出售、不出借您的数据，不展示广告，本网站也不设置跟踪 Cookie。您的浏览器保存一份本网站文字的副本，让页面立即打开，并保存您选择的语言；在您关闭标签页之前，还保存您正在写的留言和您申请的编号。在您发送之前，我们对此一无所知。\n\n# 保存多久\n\n在您留言或入住两年之后，我们删除留言与往来邮件，并从申请与预订中移去您的姓名、地址、电话、语言和留言；账册里只留下客房、晚数和价格。您可以随时通过资讯邮件末尾的链接退订。\n\n# 您的权利\n\n请发邮件至联系页面上的地址，以查看、更正或删除我们所保存的您的信息。我们在三十天内答复。',
  'legal/terms':
    '# 申请与确认\n\n从本网站发出的申请还不是预订。经我们向您确认后才成为预订，在此之前不收取任何费用。\n\n# 价格\n\n价格以美元计，按每间每晚。价格旁显示的服务费是您所付金额的一部分；税费和早餐已含在价格中。\n\n# 入住与退房\n\n14:00 起办理入住，离店当日中午 12:00 前退房。若您的船或车到得早，请告诉我们；我们会为您备好一把椅子、一杯咖啡和一片风景。\n\n# 变更\n\n计划有变时，请尽早告诉我们。只要有空房，我们就为您改期；最迟在入住前两天，您可以免费取消。\n\n# 本网站\n\n本网站的文字和图片描述的是发布时的酒店。此处展示的酒店、地址和客人均为示例。',
  'Arrival and departure': '入住与退房',
  'Rooms are ready from 14:00 and are kept until noon.': '14:00 起办理入住，中午 12:00 前退房。',
  Changes: '变更',
  'Free until two days before you arrive; so is cancelling.': '最迟可在入住前两天免费变更或取消。',
  Breakfast: '早餐',
  'In the price, and it waits for you.': '房价含早，随时为您准备。',
  Taxes: '税费',
  'In the price. The service fee is shown with the total.': '已含在房价中。服务费与合计一并列明。',
  Paying: '付款',
  'When you leave: in US dollars or riel, in cash or by card.':
    '离店时支付：美元或瑞尔，现金或刷卡。',
  Children: '儿童',
  'Welcome at any age; under six they stay free in your room.':
    '欢迎任何年龄的儿童入住；六岁以下儿童与家长同住免费。',
  Smoking: '吸烟',
  'On the balconies and in the garden, please.': '仅限在阳台和花园吸烟。',
  'Kep crab market': '白马螃蟹市场',
  '10 minutes by tuk-tuk': '乘嘟嘟车 10 分钟',
  'Kep National Park': '白马国家公园',
  '15 minutes on foot': '步行 15 分钟',
  'Pier for Rabbit Island': '兔子岛码头',
  '5 minutes by tuk-tuk': '乘嘟嘟车 5 分钟',
  Kampot: '贡布',
  '45 minutes by car': '乘车 45 分钟',
  'Phnom Penh': '金边',
  '3 hours by car': '乘车 3 小时',
  'Garden Standard': '花园标准房',
  'room-standard/description':
    '鸡蛋花树后一间安静明亮的客房。床面向花园，再远处是一线海；纱帘整个下午轻轻飘动。脚下是柚木，床上是上好的亚麻，窗边有一把读书的椅子，阳台宽得可以用早餐。',
  'Horizon Deluxe': '海平线豪华房',
  'room-deluxe/description':
    '高一层，整个海湾都在窗里。森林绿的软包床头，供炎热时分休憩的长榻，折叠门推开，阳台便成了房间的一半。这里的早晨十分明亮，窗帘的遮光也很好。',
  'Moonrise Premier': '月出尊贵房',
  'room-premier/description':
    '位于转角，海景最为开阔。四柱床、可坐三人的起居角，以及朝向海水的七米玻璃。晴朗的夜晚，月亮从棕榈旁升起，我们把园中的灯笼调暗，好让您静静地看。',
  'testimonial-1/text':
    '我们本来住两晚，结果住了六晚。我从没睡得这么好，也从没像这样只看海、别的几乎不看。',
  'Stayed in Moonrise Premier': '入住月出尊贵房',
  'testimonial-2/text':
    '有人留意到我们喜欢早起游泳。从第二天早晨起，六点的泳池边就备好了毛巾和咖啡，一句话也没说。',
  'Stayed in Horizon Deluxe': '入住海平线豪华房',
  'testimonial-3/text':
    '一座漂亮的小院，打理得静静的。房间里有香茅和木头的气味，晚餐的螃蟹早上还在水里。',
  'Stayed in Garden Standard': '入住花园标准房',
  'testimonial-4/text': '最好的那种简单。好床品，好光线，好心人。带一本比您以为需要的更厚的书。',
  'Travelled with family': '与家人同行',
  'testimonial-5/text': '单为清晨的栈桥就值得来，之后的早餐又值得留下。',
  'A day bed on the veranda in slatted sunlight, a louvred double door beside it':
    '游廊上的躺榻，阳光透过百叶，旁边是一扇百叶双开门',
  'A table for two by lamplight on a deck above the sea, islands on the horizon':
    '海上露台的灯光下的双人餐桌，天边有岛屿',
  'Bed before a green velvet headboard; folded doors, a day bed and the bay in afternoon sun':
    '绿丝绒床头前的床；折叠门、长榻和午后阳光里的海湾',
  'Bed with a woven headboard and white linen; open louvred doors on a frangipani tree':
    '编织床头与白色床品的床；敞开的百叶门外是鸡蛋花树',
  'Breakfast for two on the terrace, bougainvillea overhead, the bay below':
    '露台上的双人早餐，头顶是三角梅，下方是海湾',
  'Breakfast table on the balcony before frangipani trees and a line of sea':
    '阳台上的早餐桌，前面是鸡蛋花树和一线海',
  'Day bed beside the folded doors, palms and the whole bay beyond the balcony':
    '折叠门旁的长榻，阳台外是棕榈和整个海湾',
  'Drawn map of the coast with the house': '手绘的海岸地图，标出酒店的位置',
  'Four-poster bed and a sitting area at dusk, the moon over the sea behind a wall of glass':
    '黄昏的四柱床与起居角，玻璃墙外海上有月',
  'Books and a cup of tea on the bedside table, green velvet behind':
    '床头柜上有书和一杯茶，后面是绿丝绒',
  'Linen tied to the post of the bed, a lit lamp behind the pillows':
    '系在床柱上的亚麻纱，枕后一盏亮着的灯',
  'Books, a cup and a frangipani blossom on the bedside table, woven cane behind':
    '床头柜上有书、一只杯子和一朵鸡蛋花，后面是藤编',
  'Stone basin under a round mirror, sage green tiles and a walk-in shower behind glass':
    '圆镜下的石盆，灰绿瓷砖，玻璃后的步入式淋浴',
  'Stone bath with frangipani on the water, lanterns beside it, a walled garden behind':
    '水面漂着鸡蛋花的石浴池，旁边有灯笼，后面是围墙花园',
  'The hall and pool under a rose and blue evening sky, lanterns lit, the sea beyond':
    '玫瑰色与蓝色的晚空下，敞厅与泳池，灯笼已亮，远处是海',
  'A table for two laid on the jetty by lantern light, the full moon over the sea':
    '栈桥上灯笼光里的双人餐桌，满月照着海面',
  'The jetty and its small sala at first light': '晨光中的栈桥与小凉亭',
  'The moon between two palms over the sea, seen across a sofa through the glass':
    '隔着沙发与玻璃望见海上两棵棕榈之间的月亮',
  'The pool in the morning, parasols and loungers along it, the hall and the sea beyond':
    '早晨的泳池，旁边是阳伞和躺椅，远处是敞厅与海',
  'The timber hall and its double roof seen across the lotus pond':
    '隔着莲花池望见的木构敞厅与双层屋顶',
  'Tub of dark stone with frangipani on the water, lanterns and the moon over the sea':
    '深色石浴缸，水面漂着鸡蛋花，灯笼与海上的月亮',
  'Two loungers and a lantern beside the pool at dusk, the lit hall across the water':
    '黄昏泳池边的两张躺椅和一盏灯笼，对岸是亮着灯的敞厅',
  'White tub before a wide window to the bay, a ladder with towels on the wall':
    '面向海湾的大窗前的白浴缸，墙边毛巾梯',
  '/images/map.jpg': '/images/map-zh.jpg',
};
