/** Words one slip away from a food that are words of their own. */
const words = `
advocate advocated advocates almondy anchor anchored anchors barely basics basined basins batons batter battered
batters beaded beamed better bettered betters biscuity bitter bitters booths bradded branded brands bready
breaks breeds brisker bristle bristles broads brothy bulger busters butler butlered butlers buttery cabbagy
caddie caddies candle candled candles carded caroled carolled carols chance chanced chances change changed
changes chared chares charge charged charges charmed charms charred charted charts cheeks cheered cheers cheery
cheesy cherty chesses childed childes childs chinas chocolaty chrome chromed chromes cidery cinder cinders
cinnamony citrusy coached coaches cocked cocotte cocottes coffer coffers congos cooked couche cracking creaks
creamy crease creased creases create created creates cremate crimped crimps crisis crispies crispy current
currents custardy dailies dashed dashes dipping donate donated donates dropping droppings drummed dumping embers
floored floors floury founder foundered founders fronting fruity fungous funnel funnels gained gammas ganger
garlicked gingery grainy gratin gratins greyer grinned halfas halved halves hearing hearings homilies homing
jollied kitsch lacers larger lasers lavish lavished layered layers lemony leones levers liners livened livery
lovered lovers mallet mangas manged mangled marine marines masala masalas matched matches miller millers modeled
modelled models molars monkish morales moralled morals morsel morsels motels mullet mustardy muttony noddle
nought noughts oniony orangy palace palaced palaces palate palates paneled panelled panels pantries pantry
parched pasted pastes pasties patella peaced peaces peachy peasant peppery pestle pestles piazza picked placed
places plained plains pleasant poached pooled pouting preach prickle prickled quacks quested quests quicks
quirks rabbity racket rackets raising raisings ravish remain remained remains rickets rocker romans saffrony
sailed salaries salary salmony salons saloon sambaed sambar sambas sappers sapphire sapphired sapphires savors
savory scouted scouts shallow shallows shocked shocks shouted snappier sneaks snouts snuffing speaks specced
species speckle speckled spelled spells spouted spouts squadded squads squashy squish squished stacked stacks
staffing staked stakes stayed stealed steales steals steamed steams sticked sticks stocky stoked stokes streak
streaked streaks stucks sugary sultan sultans swampy syrupy temper tempered tempers translate translated
translates trotted trouty turbos turnkey vegetably vegetal vinegary wafters wanton watered waters wavers wheaty
whisked whisker whiskers winner winners wrinkle wrinkled yeasty
`;

/** Whether a word is one of its own though a slip would make it a food: `batter` is no mistyped butter. */
export const notMistyped: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
