/** Words one slip away from a food that are words of their own. */
const words = `
advocate advocated advocates alight alighted alights almondy anchor anchored anchors bailer baiter barely basics
basined basins batons batter battered batters beaded beadroll beamed better bettered betters bezels bigeye bigeyes
biscuity bitter bitters blotter blotters blueish boater boaters booths bradded branded brands brazen brazened
brazens bready breaks breeds brisker bristle bristles broads brothy bulger buried buries busters butler butlered
butlers buttery cabbagy caddie caddies candle candled candles carded caroled carolled carols chance chanced chances
change changed changes chanties chanty chared chares charge charged charges charmed charms charred charted charts
cheeks cheered cheers cheery cheesy cherty chesses chevied chevies childed childes childs chinas chocolaty chrome
chromed chromes cidery cinder cinders cinnamony citrusy coached coaches cocked cocotte cocottes coffer coffers
collie collied collies coneys congos conman convoy convoyed convoys cooked cornute cornuted couche coveys cowman
cracking creaks creamy crease creased creases create created creates cremate cremated cremates crimped crimps
crisis crispies crispy current currents custardy dailies darksome dashed dashes dipping donate donated donates
dorsad doters dottier dropping droppings drummed dumping embers flaxen floored floors floury founder foundered
founders fronting fruity fungous funnel funnels gained gammas ganger garlicked gingery grainy gratin gratins greyer
grinned grotto grottoes grottos halfas halved halves harrow harrowed harrows hearing hearings helves homilies
homing jollied kitsch lacers languet larger lasers lavish lavished layered layers leered lemony leones lepers
levered levers lexers lightsome limens limeys limited limits limper limpest liners livened livery lovered lovers
macron macrons madrone mallet mangas manged mangled manitou mantoes marine marines maroon marooned maroons masala
masalas matched matches matron matrons merlon miller millers modeled modelled models molars monkish morales
moralled morals morsel morsels motels muffing mullet muscly muskie muskies mustardy muttony nephron nephrons noddle
nought noughts obverse obverses oniony orangy palace palaced palaces palate palates paneled panelled panels
pantries pantry parched pasted pastes pasties pastis pastises patella patine patios pavises peaced peaces peachy
peasant peppery pestle pestles piazza picked placed places plained plains pleasant poached pooled poorly pouting
preach prickle prickled printer printers pulped quacks quested quests quicks quirks rabbity racket rackets rahmen
raising raisings ravish remain remained remains rickets rochet rocker rogered rogers roiled romans rosiness rouble
roubles saffrony sailed sailing sailings salaries salary salmony salons saloon saltern saltish sambaed sambar
sambas samite sappers sapphire sapphired sapphires savors savory schlep schlepp schlepped schlepps schleps schmalzy
school schooled schools schorl sconce sconces scouted scouts scroll scrolled scrolls scuffle scuffled scuffles
shallow shallows shocked shocks shouted shuffle shuffled shuffles sibling siblings sicker simile similes slicker
slickers smites snappier sneaks snouts snuffing snuffle snuffled snuffles somite somites speaks specced species
speckle speckled spelled spells spouted spouts squadded squads squashy squish squished stacked stacks staffing
staked stakes stayed stealed steales steals steamed steams sticked sticker stickers sticks stockish stocky stoked
stokes stolen streak streaked streaks stucks sugary sultan sultans surgeon surgeons swampy swollen syrupy temper
tempera temperas tempered tempers translate translated translates trashy trotted trouty turbos turnkey vegetably
vegetal vegetate vegetated vegetates vinegary waffler wafflers wafters wallet wallets wallies wantad wantage wanton
wantoned wantons watered waters wavers weaken weakened weakens wheaty whisked whisker whiskers winner winners
worsted worsts wrinkle wrinkled yeasty
essive groundwork kurtis larches latched latches laughed laughs launch launched launches louche purree thymine
bluets bullet bulleted bullets burette burettes checked checks chicks chocked chocks chuckle chuckled chuckles chunked
chunks clucked clucks havens jerked jerrie jerries jervis loners saline salines saltiness salting saltire saltires
satins tasted tastes bufett bukett hafens hakens harsche harsches knobeln
jerri jerris jerry jerrys
`;

/** Whether a word is one of its own though a slip would make it a food: `batter` is no mistyped butter. */
export const notMistyped: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
