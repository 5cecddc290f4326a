import { notMistypedInGerman } from './not-mistyped-german.ts';

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
aeolis alfreda amanda amended amends anabas ananias ananiases anatase anisette apelles applied applies arachne
archie armand arrowed arrows aryans asters austen avalon babels babette bailed bailee bailees bailie bailly banaras
bandana bandanas bandied bandies barkley barnaul barney barneys barrie baruch bastile beacon beacons benito bennet
bennets bennett bennie bennies bergamo berley bernie bertie besant bitternut bitternuts bocage borate borates borges
bourdon bourdons bragged brandeis brando branny brasil brings brinks briskest bristled britches brooch brooches
bunters burley burris buster cabers cackle cackled cackles cackling caddied caddis cagers cameron caners canova cantus
canzone capper caravel caravelle caravels carbonari cardie cardies carers carmel carnot carobs carole carper carpers
carroll carroty casern caserns casper catered caters cattish cavers ceders ceteris challie challis champaigns chanted
chants charade charades cheeked cheeped cheeps cherie chevet chevrette chider chiefs chihli childe chivas chivied
chivies chopra chords chuddar cinched cinches cindered cirrus citrous clacker cloven clover clovers clovis coatee
coatees cobras coders coffey coffle cognate cognates coleman colette comets comines concha conchas conchie conchies
congaed congas conley cooley coolie coolies cootie cooties copley corbie corder corneal corneille
cornishmen costard couched couches courbet cowley crackings crammed creaked credos creese cressy crested crests creuse
cripes cripps crises crispi daisies dextro dextrorse dextrous diaries dimpling dinker dionne donets dumpings emmets
emmett enosis eterne faeroe farrow farrowed farrows fennec fiches filched filches finches fitches flores flouted
flouts folios funneled funnelled gaelic gaines gallic gallice gambade gambia gamble gambled gambles garner garnered
garners garnet garnets garnett glutei gooier gradin graiae grails graphed graphs grayer griefs grieve grieved grieves
groins grossed grouser grousers grouter gyruses haeres haggai haggle haggled haggles halers hammered hanuka
haring harlow haters hazers hecate hellas hemings hemmer hemmers herding hewing hexing hiring hogger homily honers
honing honkey honkeys honkie honkies horney huelva humber hummel incing jagger jeered jollies kafirs kailua karats
kaross kayaked kayaks kelpie kempis kinney laager laagers lacrosse lactase lactone lagger lamers landon lapins larson
lassoed lassoes latter lavage lavers lavishes lecher lechers lemnos lentic lessie lichee lichees lifers ligers lindens
linens livens liveried liveries lugers macadamised macadamises macadamize macadamized macadamizes maidan mallets
malone maltase maltese manana mananas manaos mandean mandela mandrel mandrell mandrels mangles maniac maniacs manics
manuel marconi marlite marlon marlowe marmot marmots mathis mellon melton mesons methyl mincer mincers miring monases
mongoes mongos morale morass morasses morelos morisco moroni morrow morrows moselle moselles mulattoes mulattos
mulched mulches murine murrow musset nampula olivet ouster ousters padilla paisley paisleys paltry pamela
pander pandered panders paniers pantos papilla papillae parches parley parleyed parleys pashas pataca patacas patellae
patellas pavlov pawned peasants peeper peepers penney pennies pennis pensee peppier peripheries periphery pesach
pesachs pestled phyllis phyllode phyllodes phyllome piazzas piculs pietas pilate pilates pileus pillock pillocks
pilous pinkoes pinkos pizazz pizazzes pizzaz pizzazz pizzazzes plaided plaids plaited plaits pleach pleached pleaches
poaches poison poisoned poisons polios pontine pontus porches pottos preached preaches presto prestos prickles proline
prolines prunelle pruner pruners quacked quaked quakes quarts quayle quills quincy quines quinol quinone quints quinze
quirked rabbet rabbeted rabbets rabbin racketed rakish rameses ramesses ratitae ravened ravens ravished ravishes
redline redlined redlines redwing redwings remould remoulded remoulds riatas ridotto rockers romaic rosiny
rumens saccharides salaried salmis saloons salpas salton sambars samoyed samoyeds sapper savored savories savvied
savvies scamps schappe schmaltzy schwinn scuffing scullion scullions seamed seller sellers semele semite semites
serried sextan sextans shouts skerries skerry slapper slappers smocked smocks snarled snarls sneaked socked someone
someones sordine sordines sowens spatted specie speckles sperry spicate spicer spicks spinal spinals spinet spinets
splats splatted sprags sprayed sprite sprites squibb squibs squill squills squire squired squires squishes
stallion stallions steads stellite stellites stiffing stoats storks stoups strake strakes struts strutted sucrase
sultanate sultanates supinate supinated supinates svelte swapper swappers sweden tahiti takins tallowy tamable tamara
tamarin tamarins tamils tarawa tarragona tatary thinned tomcat tomcats tonuses totter tottered totters touted treadle
treadled treadles triple tripled triples tripos troated troats troupe trouped troupes troyes tryout tryouts turbit
turgot turnkeys turnon valley valleys waders wagered wagers waiting wallis walrus walruses warley wavered
weightier wheals whelmed whelms whelped whelps whetted whiling whining whiskered whiskery whisks whitepine whitewing
widener wideners wigner winked winton wizened wotton wrinkles writing writings zanier
entered entente scrimp scrimps scrimped unaged brulee brulees purpos tagine tagines tajine tajines whiping
`;

/** Whether a word is one of its own though a slip would make it a food: `batter` is no mistyped butter. */
export const notMistyped: ReadonlySet<string> = new Set(
  `${words}${notMistypedInGerman}`.trim().split(/\s+/),
);
