/**
 * German names of vegetables, fruit, herbs, spices and of what else is no allergen, in the notation of `table.ts`: the first is
 * the one of the table. They are read as they are written, and are no slip of another word.
 */
export const germanGarden = `
parsnip = pastinake = pastinaken
turnip = mairübe = mairüben = rübchen = speiserübe = speiserüben
swede = steckrübe = steckrüben = kohlrübe = kohlrüben
artichoke = artischocke = artischocken = artischockenherz = artischockenherzen
asparagus = spargel = spargelspitzen = spargelstangen
chard = mangold
endive = endivie = endivien = endiviensalat
chicory = chicorée
fennel = fenchel = fenchelknolle = fenchelknollen
radish = radieschen = rettich = rettiche
bamboo shoot = bambussprosse = bambussprossen
watercress = brunnenkresse
rocket = rucola = rauke
lettuce = kopfsalat = blattsalat = blattsalate
iceberg = eisbergsalat
romaine = römersalat = romanasalat
salad leaf = feldsalat = nüsslisalat = vogerlsalat
sprout = sprosse = sprossen = keimlinge
caper = kaper = kapern
cherry tomato = kirschtomate = kirschtomaten = cocktailtomate = cocktailtomaten = cherrytomaten
tomato = paradeiser
passata = passierte tomaten
sweet potato = süsskartoffel = süsskartoffeln = batate = bataten
potato = erdapfel = erdäpfel
broccoli = brokkoli
cauliflower = blumenkohl = karfiol
brussels sprout = rosenkohl = kohlsprossen
kale = grünkohl = federkohl
savoy = wirsing = wirsingkohl
napa = chinakohl
cabbage = spitzkohl = weisskraut | red cabbage = rotkohl = rotkraut = blaukraut
beetroot = rote bete = rote beete = rote rübe = rote rüben = randen
carrot = mohrrübe = mohrrüben = rüebli
pumpkin = hokkaido
green bean = grüne bohne = grüne bohnen = buschbohnen = stangenbohnen = brechbohnen = prinzessbohnen = fisolen
kidney bean = kidneybohne = kidneybohnen
black bean = schwarze bohne = schwarze bohnen
haricot = weisse bohne = weisse bohnen
broad bean = dicke bohne = dicke bohnen = saubohnen = ackerbohnen
sugar snap = zuckerschote = zuckerschoten = zuckererbsen
porcini = steinpilz = steinpilze = steinpilzen
chanterelle = pfifferling = pfifferlinge = pfifferlingen = eierschwammerl
oyster mushroom = austernpilz = austernpilze = austernseitling = austernseitlinge
king oyster = kräuterseitling = kräuterseitlinge
morel = morchel = morcheln
chilli = chilischote = chilischoten
chilli powder = chilipulver
red pepper flake = chiliflocken
cayenne pepper = cayennepfeffer
paprika = paprikapulver
bell pepper = spitzpaprika
white pepper = weisser pfeffer

pear = birne = birnen
plum = pflaume = pflaumen = zwetschge = zwetschgen = zwetschke = zwetschken = mirabelle = mirabellen
prune = backpflaume = backpflaumen = dörrpflaume = dörrpflaumen = trockenpflaumen
peach = pfirsich = pfirsiche = pfirsichen
nectarine = nektarine = nektarinen
apricot = aprikose = aprikosen = marille = marillen
cherry = kirsche = kirschen = sauerkirsche = sauerkirschen = süsskirsche = süsskirschen = schattenmorellen = weichseln
grape = traube = trauben = weintraube = weintrauben
melon = melonen = honigmelone = honigmelonen
watermelon = wassermelone = wassermelonen
quince = quitte = quitten
rhubarb = rhabarber
pomegranate = granatapfel = granatäpfel = granatapfelkerne
passion fruit = passionsfrucht = passionsfrüchte = maracuja = maracujas
persimmon = kaki = kakis
lychee = litschi = litschis
fig = feige = feigen
date = dattel = datteln
currant = korinthe = korinthen
berry = beere = beeren
raspberry = himbeere = himbeeren
blueberry = heidelbeere = heidelbeeren = blaubeere = blaubeeren
blackberry = brombeere = brombeeren
gooseberry = stachelbeere = stachelbeeren
redcurrant = johannisbeere = johannisbeeren = ribisel = ribiseln
blackcurrant = schwarze johannisbeere = schwarze johannisbeeren
lingonberry = preiselbeere = preiselbeeren
elderberry = holunderbeere = holunderbeeren
mandarin = mandarine = mandarinen
orange = apfelsine = apfelsinen = orangensaft = orangenschale
grapefruit = pampelmuse = pampelmusen
applesauce = apfelmus
apple juice = apfelsaft
lemon = zitronenabrieb

pumpkin seed = kürbiskern = kürbiskerne
poppy seed = mohn = mohnsamen
hemp seed = hanfsamen
buckwheat = buchweizen = buchweizenmehl
millet = hirse
tapioca = tapioka
kitchen starch = stärke

herb = kräuter = kräutern
sage = salbei = salbeiblätter
mint = minze = minzblätter
peppermint = pfefferminze
tarragon = estragon
chervil = kerbel
marjoram = majoran
lovage = liebstöckel
sorrel = sauerampfer
borage = borretsch
lemon balm = zitronenmelisse
lemongrass = zitronengras
spice = gewürz = gewürze = gewürzen
turmeric = kurkuma
cardamom = kardamom = kardamomkapseln
clove = nelke = nelken = gewürznelke = gewürznelken
nutmeg = muskat
mace = muskatblüte = macis
saffron = safran = safranfäden
star anise = sternanis
anise = anis
allspice = piment = pimentkörner
fenugreek = bockshornklee = bockshornkleesamen
caraway = kümmel = kümmelsamen
juniper = wacholder = wacholderbeere = wacholderbeeren
szechuan pepper = szechuanpfeffer = sichuanpfeffer
cumin = kreuzkümmel
cinnamon = zimt = zimtstange = zimtstangen = zimtpulver
liquorice = lakritz = lakritze
vanilla = vanille = vanilleschote = vanilleschoten = vanillemark = vanilleextrakt

brown sugar = brauner zucker
sugar = rohrzucker = rohrohrzucker = gelierzucker = hagelzucker = traubenzucker
syrup = sirup
maple syrup = ahornsirup
agave = agavendicksaft = agavensirup
molasses = zuckerrübensirup = rübensirup
jam = konfitüre
jelly = gelee
bicarbonate = natron
cocoa = kakao = backkakao
tea = tee
green tea = grüner tee = grüntee
black tea = schwarzer tee = schwarztee
vodka = wodka
palm oil = palmöl
`;
