/**
 * What German words of several parts begin with, where that part is an allergen or holds one, or may stand in for one:
 * `Selleriesalz` has celery in it. One line is `food of the table = parts`, folded.
 */
export const firstParts = `
wheat = weizen
semolina = griess
spelt = dinkel grunkern
rye = roggen
barley = gersten malz
oat = hafer
bread = semmel brotchen brezel toastbrot
biscuit = keks loffelbiskuit
lebkuchen = lebkuchen
spekulatius = spekulatius
soy = soja
miso = miso
tofu = tofu
seitan = seitan
konjac = konjak
amaranth = amaranth
sorghum = sorghum
cassava = cassava
polenta = polenta
lupin = lupinen susslupinen
almond = mandel bittermandel
hazelnut = haselnuss
walnut = walnuss baumnuss
cashew = cashew
pecan = pekannuss pekan pecan
brazil nut = paranuss
macadamia = macadamia
pistachio = pistazien
pine nut = pinienkern
chestnut = maronen maroni marroni esskastanien kastanien
nut = nuss
nougat = nougat nugat
praline = krokant pralinen
marzipan = marzipan
peanut = erdnuss
sesame = sesam
mustard = senf
celery = sellerie staudensellerie stangensellerie knollensellerie
egg = eier eigelb eiweiss
milk = milch vollmilch frischmilch magermilch ziegenmilch schafsmilch
buttermilk = buttermilch
whey = molke
cheese = kase frischkase parmesan mozzarella ricotta mascarpone feta gouda camembert halloumi cheddar emmentaler gorgonzola ziegenkase schafskase
cream = sahne rahm
sour cream = schmand
egg noodle = spatzle
pancake = pfannkuchen
butter = butter
quark = quark topfen
yoghurt = joghurt jogurt
fish = fisch schollen herings matjes forellen makrelen sardinen kabeljau dorsch seelachs zander saiblings rotbarsch pangasius kaviar aal
salmon = lachs
tuna = thunfisch
tahini = tahin
anchovy = sardellen anchovis
prawn = garnelen shrimp shrimps
crab = krabben krebs
lobster = hummer
crustacean = langusten krustentier flusskrebs
shellfish = meeresfruchte
mussel = muschel
oyster = austern
squid = tintenfisch kalmar oktopus calamari sepia
pork = schweine schweins wildschwein
ham = schinken
speck = speck
meat = fleisch hackfleisch
lamb = lamm
deer = hirsch
beef = rinder rinds ochsen
poultry = geflugel
chicken = huhner hahnchen poulet
turkey = puten
veal = kalbs
duck = enten
goose = ganse
goulash = gulasch
gelatine = gelatine
liver = leber
rice = reis
corn = mais
buckwheat = buchweizen
chickpea = kichererbsen
lentil = linsen
bean = bohnen
pea = erbsen
potato = kartoffel
sweet potato = susskartoffel
quinoa = quinoa hirse teff
tapioca = tapioka maniok
coconut = kokos kokosnuss
banana = bananen
flax = leinsamen
hemp seed = hanf
courgette = zucchini
cocoa = kakao
seed = lein pfeilwurzel guarkern johannisbrotkern traubenkern kurbiskern sonnenblumen erdmandel
apple = apfel
`;

/**
 * What they end with. Behind a stroke stand the first parts that take its place, all of them where a star stands:
 * `Mandelmilch` has almonds in it and no milk, `Bananenmilch` has both. `plants` stands for those of `plants-in-shape.ts`.
 */
export const lastParts = `
flour = mehl / *
semolina = griess / polenta mais reis hirse buchweizen
noodle = nudel nudeln / reis mais kichererbsen linsen erbsen susskartoffel quinoa hirse zucchini konjak soja gemuse mohren karotten
egg noodle = spatzle
pasta = spaghetti makkaroni teigwaren / reis mais buchweizen kichererbsen linsen erbsen quinoa hirse zucchini konjak gemuse mohren karotten
bread = stollen brot brote brotchen semmel semmeln brezel brezeln zwieback baguette
breadcrumb = brosel broseln panade nuggets frikadelle frikadellen buletten
yeast dough = teig
biscuit = keks kekse keksen cookie cookies geback
biscuit = platzchen / plants
cheesecake = kasekuchen
quark = quarkkuchen quarktorte
sponge cake = kuchen torte waffel waffeln
barley = graupen
rye = roggen
doughnut = krapfen
dumpling = nocken nockn
wheat = weizen couscous bulgur / buch mais blumenkohl brokkoli hirse buchweizen quinoa linsen kichererbsen konjak
spelt = dinkel
pasta = penne fusilli tagliatelle linguine farfalle rigatoni tortellini ravioli cannelloni gnocchi / mais reis hirse buchweizen kichererbsen linsen erbsen quinoa konjak
bread = toast toasts
bread = schnecke schnecken / weinberg wellhorn achat meeres strand
pastry = strudel
almond = mandel mandeln
nut = nusse nussen / muskat kokos kola wasser schweine kalbs para pekan pecan macadamia cashew pinien zedern
peanut = erdnusse erdnussen
cashew = cashews
pistachio = pistazien
milk chocolate = milchschokolade
muesli = musli
macaroon = makronen
marzipan = marzipan
praline = krokant praline pralinen
lebkuchen = lebkuchen
milk = milch / soja hafer mandel haselnuss cashew kokos kokosnuss reis hanf erbsen dinkel lupinen macadamia pistazien nuss walnuss erdmandel kartoffel getreide hirse pflanzen
yoghurt = joghurt jogurt / soja hafer kokos kokosnuss cashew lupinen mandel pflanzen
cream = sahne rahm / soja hafer kokos kokosnuss cashew reis dinkel mandel pflanzen
quark = quark / soja
butter = butter / erdnuss kakao kokos mandel cashew apfel pflanzen shea
cheese = mozzarella camembert gouda feta ricotta mascarpone cheddar halloumi emmentaler parmesan / cashew mandel soja tofu pflanzen
sour cream = schmand
skyr = skyr
ice cream = glace / fleisch zucker
cheese = scheibletten
cheese = kase / cashew mandel soja pflanzen
egg = eier eiern
souffle = souffle souffles
mayonnaise = mayonnaise mayo majo / soja
remoulade = remoulade / soja
fish = scholle schollen heringe heringen makrele makrelen sardinen fisch forelle forellen barsch hecht saibling saiblinge
salmon = lachs
prawn = garnele garnelen shrimp shrimps
lobster = hummer
squid = tintenfisch tintenfische tintenfischen kalmar kalmare kalmaren calamari
oyster = austern
tofu = tofu
sesame = sesam
salami = salami / tofu soja seitan veggie pflanzen
spare rib = rippchen
rabbit = kaninchen
crab = krabbe krabben krebs krebse krebsen
mussel = muschel muscheln
mustard = senf
celery = sellerie
ham = schinken
sausage = wurst wurste wurstchen krainer / tofu soja seitan veggie pflanzen
meat = fleisch / soja sellerie tofu seitan veggie pflanzen kokos kurbis
meat = steak steaks / plants pilz champignon austernpilz krauterseitling halloumi grillkase lachs thunfisch fisch schwertfisch heilbutt kohl weisskohl rotkohl mais kokos
meat = schnitzel keule keulen kotelett koteletts haxe haxen / plants
meat = hack / plants sonnenblumen walnuss baumnuss haselnuss nuss erdnuss pilz champignon
gyros = gyros / plants pilz champignon austernpilz
geschnetzeltes = geschnetzeltes / plants pilz champignon
goulash = gulasch / plants fisch pilz steinpilz champignon pfifferling schwammerl eierschwammerl austernpilz
speck = speck / plants reispapier kokos karotten mohren pilz bananen
lard = schmalz / pflanzen kokos palm ganse enten huhner
ghee = butterschmalz
gelatine = gelatine / plants agar
chicken = huhn huhner hahnchen poularde poularden hendl / soja tofu seitan veggie
dumpling = knodel knodeln kloss klosse klossen klosschen nockerl nockerln / kartoffel erdapfel
stock = bruhe fond bouillon
vinegar = essig
liqueur = likor likore
schnapps = schnaps
kitchen starch = starke
vegetable stock = gemusebruhe gemusefond
stock cube = bruhwurfel suppenwurfel bouillonwurfel bruhpulver bouillonpulver
margarine = margarine
honey = honig / lowenzahn kunst fichtenspitzen tannenspitzen
nougat = nougat nugat
`;

/** Words of such parts that mean another thing. */
export const otherWords: ReadonlySet<string> = new Set(
  `austernsaitling austernsaitlinge austernsaitlingen eierschwamme eierschwammen haferl haferln kastanienchampignon kastanienchampignons stressig
  spiessig mandelentzundung pralinenform pralinenformen pralinenkapsel pralinenkapseln milquetoast milquetoasts abendbrot apfelsine apfelsinen austernpilz austernpilze austernpilzen austernseitling austernseitlinge
  austernseitlingen bohnenkraut bushwhack butterball butterballs butterbirne butterbohnen buttercup buttercups butterdose
  butterfat butterfingers butterflied butterflies butterfly butterflying buttermesser butternuss butternusse
  butternusskurbis butterpilz butterpilze buttersalat eierbecher eierfrucht eierkarton eierkocher eierloffel
  eierpflaumen eierschwammerl eierschwammerln eierschwammli nusslisalat nusslisalate maronenrohrling maronenrohrlinge maronenrohrlingen kastanienpilz kastanienseitling kastanienseitlinge
  semmelpilz semmelpilze semmelpilzen semmelstoppelpilz semmelstoppelpilze mandelkartoffel mandelkartoffeln rosskastanie rosskastanien eiertomaten eieruhr erdmandel erdmandeln fischkessel
  fleischer fleischerei fleischers fleischkase fleischmann fleischmanns flyspeck fruchtfleisch gansewein lifehack fleischtomate fleischtomaten haferwurzel haferwurzeln johannisbrot kasereibe kastanienpilze lammergeier lammergeiers lammfromm leberkase
  liebfraumilch maisonette maisonettes milchglas milchsaure milchsaurebakterien milchtopf
  muskatnuss muskatnusse nussknacker reissue reissued reissues sahnespender sahnesteif speckle speckled speckles speckless speckling speckstein sunbutter nugatory chiasmus brotaufstrich lachsschinken nussschinken weinblatt weinblatter weinblattern`.split(
    /\s+/,
  ),
);

/** Feasts, veils, sizes, shares, moulds, what meat is spiced with, and what is free of a food or stands in for it. */
export const noFood =
  /(?:(?<!sen)feier|schleier)n?$|^eiweiss(?:reich|arm|gehalt|quelle|haltig|liefer)|^ei(?:er)?ersatz|^butternut|^butter(?:weich|zart|brotpapier|kohl|kurbis)|^nuss(?:ig|braun)|^milch(?:ig|sauer|aufschaum)|^keks(?:ausstech|dose)|^sahne(?:festig|standm)|^ochsen(?:herz|aug)|^geflugel(?:t|schere|farm|handl|zucht|gewurz)|^rahmenb|^curryblat|^fleisch(?:los|ig|lich|wolf|klopf|messer|thermo|gabel|esser|marinade|zartmacher)|^(?:(?:hack)?fleisch|speck|schinken)(?:ersatz|alternativ)|^lamm(?:back)?form(?:en|chen)?s?$|^speckig|^hirsch(?:horn|zunge)|^ganse(?:blum|fusschen)|^(?:gulasch|gyros|ganse)gewurz|(?:fleisch|lamm|hirsch|wild|schweine?|rinds?|rinder|kalbs|enten|puten|hahnchen|hendl|huhn|huhner|geflugel|fisch|lachs|steak|braten|schnitzel|hack|speck|schinken|spekulatius|lebkuchen)gewurz(?:e|mischung(?:en)?|salz)?$|^schweins\w*gewurz(?:e|mischung(?:en)?|salz)?$|(?:gross|formig|frei)(?:e[mnrs]?)?$|(?:ersatz|puddingpulver)$|genuss(?:en?)?$|^reiss(?:en|t|aus|fest|verschl)|^reise(?:n$|nde|begleit|bericht|bus|lust|zeit|ziel)|(?:gra|spezi|pazi)fisch$/;

/** What a food is cut to, baked as, filled with or poured as, behind its name: `Lachswürfel`. */
export const shapes: ReadonlySet<string> = new Set(
  `filet filets filetstuck filetstucke stuck stucke stucken stuckchen scheibe scheiben scheibchen wurfel wurfeln wurfelchen streifen
  stabchen stick sticks splitter chips rolle rollen rollchen ringe ringen platte platten blatt blatter blattern blattchen boden
  fladen tasche taschen schwanz schwanze schwanzen spiess spiesse spiessen ballchen rucken brust bauch schulter steak steaks fleisch
  fullung krume krumen krumel krumeln riegel mus sosse sossen sauce saucen creme paste pulver suppe salat aufstrich dip eis reste resten kruste krusten`.split(
    /\s+/,
  ),
);
