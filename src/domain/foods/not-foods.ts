/** Words that hold the name of a food and mean another thing, or one that stands for itself. */
export const notFoods = `
butter lettuce, butterhead lettuce, shea butter, butter knife, butter dish
cream soda
chuck wagon
egg cup, egg timer, egg box, egg replacer
cookie sheet, cookie cutter, biscuit cutter, pastry cutter, pastry brush, pastry bag, bun tin, bread tin
sandwich bag, cake tin, cake stand, muffin tin, muffin pan, muffin case, cupcake case
pizza seasoning, burrito seasoning, bread spice, gingerbread spice
cupcake liner, waffle maker, fish spatula, hazelnut size, hazelnut sized
fish kettle
pudding basin, pudding bowl, pudding mould, pudding mold, pudding cloth, pudding tin
frankfurter grüne sosse, frankfurter grüne sauce
rice cooker, pasta machine, bread machine, bread maker, bread knife, pizza stone, pizza oven, pizza cutter, waffle iron
tea towel, tea light, tea spoon, tea cloth, coffee grinder, coffee filter, coffee maker, wine glass
nut brown, chestnut brown, walnut size, walnut sized, cherry red, lemon yellow
use by date, best before date, date night, up to date
spirit level
steak seasoning, chicken seasoning, sausage seasoning, meat seasoning, fish seasoning, beef seasoning, pork seasoning
turkey seasoning, kebab seasoning, kebab spice, burger seasoning, steak rub, chicken rub, pork rub, meat rub, rib rub, steak spice, chicken spice
steak sauce, duck sauce, meat tenderizer, meat tenderiser, bacon salt, hot dog relish, burger sauce, burger relish, burger pickle, gravy browning
gravy boat, kebab skewer, kebab stick, chili con carne seasoning, chilli con carne seasoning
lambs lettuce, lamb lettuce, drumstick leaf, drumstick leaves, jus de
curry leaf, curry leaves
bunte streusel, bunten streusel, bunter streusel
beyond beef, beyond meat, beyond sausage, beyond steak, beyond chicken, beyond burger, beyond burger patty, beyond mince
ragu sauce
`;

/** Words whose stem is that of a food though they are none. */
export const notFoodWords: ReadonlySet<string> = new Set(
  `minced mincing chill chilled dated corned toasted toasty baste basted scalloped eis met trip trips tripped quite quit crisp
  wrapped paved shaded mire pen pens lat mar ben bens ober obere oberes stark mai kohle reise lache skat turkei many manis coz`.split(
    /\s+/,
  ),
);
