import sharp from 'sharp';

/** A recipe as the add form sends it. */
type StressRecipe = {
  name: string;
  description: string;
  ingredientList: string[];
  stepList: string[];
  /** Width and height of its picture. */
  picture: [number, number];
};

const repeat = (count: number, line: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => line(index + 1));

const longStep =
  'Lower the heat as far as it goes, cover the pan with its lid slightly ajar, and let everything simmer without a stir ' +
  'until the fat has parted from the sauce and pools at its edge, which takes longer than anybody believes: forty minutes ' +
  'at least, and the kitchen will tell you when.';

/** Recipes that no layout expects: names of every kind, long lists, pictures of every shape. */
export const stressRecipes: Record<string, StressRecipe> = {
  longName: {
    name: 'Slow-roasted shoulder of lamb with preserved lemons, green olives, saffron onions and a very long name that goes on, on',
    description: `${longStep} ${longStep}\n\n${longStep}`,
    ingredientList: repeat(
      60,
      (n) => `${n * 10} g of ingredient number ${n}, washed, peeled and finely chopped`,
    ),
    stepList: repeat(40, (n) => `${n % 4 === 0 ? 'Wait.' : longStep}`),
    picture: [600, 450],
  },
  unbroken: {
    name: `Rindfleisch${'etikettierungsüberwachungs'.repeat(4)}gulasch`,
    description: `Donaudampfschifffahrts${'gesellschaftskapitäns'.repeat(12)}mütze`,
    ingredientList: [`1 kg ${'Rindfleischetikettierung'.repeat(8)}`],
    stepList: ['Schneiden'.repeat(40), 'Kochen.'],
    picture: [200, 900],
  },
  devanagari: {
    name: 'राजस्थानी दाल बाटी चूरमा, घी और लहसुन की चटनी के साथ',
    description: 'धीमी आँच पर पकी पाँच दालें, घी में डूबी बाटी और मीठा चूरमा।',
    ingredientList: ['२ कप गेहूँ का आटा, मोटा पिसा हुआ', '½ कप घी, पिघला हुआ', '१ छोटा चम्मच अजवाइन'],
    stepList: ['आटे में घी और नमक मिलाकर सख्त आटा गूँध लें।', 'बाटी को धीमी आँच पर सुनहरा होने तक सेंकें।'],
    picture: [1800, 300],
  },
  thai: {
    name: 'ก๋วยเตี๋ยวผัดไทยกุ้งสดใส่ไข่และถั่วงอกน้ำมะขามเปียกสูตรโบราณ',
    description: 'ผัดไทยรสกลมกล่อม เปรี้ยว หวาน เค็ม ครบในจานเดียว',
    ingredientList: ['เส้นจันท์ ๒๐๐ กรัม แช่น้ำ', 'กุ้งสด ๑๐ ตัว ปอกเปลือก'],
    stepList: ['แช่เส้นในน้ำจนนุ่มแล้วสะเด็ดน้ำให้แห้ง', 'ผัดกุ้งให้สุกแล้วตักขึ้นพักไว้ก่อน'],
    picture: [600, 450],
  },
  chinese: {
    name: '四川麻婆豆腐配花椒油蒜苗和牛肉末一道非常非常非常长的菜名用来试试排版会不会出问题',
    description: '麻、辣、烫、香、酥、嫩、鲜、活，八字箴言，缺一不可。',
    ingredientList: ['嫩豆腐四百克，切成两厘米见方的小块', '郫县豆瓣酱两大勺，剁细'],
    stepList: [
      '豆腐块放入加盐的热水中浸泡十分钟，捞出沥干备用。',
      '热锅冷油，下牛肉末炒至酥香，再下豆瓣酱炒出红油。',
    ],
    picture: [600, 450],
  },
  arabic: {
    name: 'كبسة لحم بالبهارات العربية والزبيب واللوز المحمص على الطريقة النجدية القديمة',
    description: 'أرز طويل الحبة مطبوخ في مرق اللحم مع الهيل والقرفة واللومي.',
    ingredientList: ['٢ كوب أرز بسمتي، منقوع نصف ساعة', 'كيلو لحم غنم، مقطّع', '3 حبات لومي'],
    stepList: [
      'يُحمّر البصل مع البهارات حتى تفوح رائحته.',
      'يُضاف اللحم والماء ويُترك على نار هادئة ساعة كاملة.',
    ],
    picture: [600, 450],
  },
};

/** The form of a stress recipe; its picture is a real one of that shape. */
export async function stressForm(recipe: StressRecipe, category: string): Promise<FormData> {
  const { name, description, ingredientList, stepList, picture } = recipe;
  const [width, height] = picture;
  const create = { width, height, channels: 3 as const, background: '#b96a32' };
  const bytes = await sharp({ create }).webp().toBuffer();
  const form = new FormData();
  form.append('name', name);
  form.append('description', description);
  form.append('category', category);
  for (const line of ingredientList) form.append('ingredientList', line);
  for (const step of stepList) form.append('stepList', step);
  form.append('photo', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), 'dish.webp');
  return form;
}
