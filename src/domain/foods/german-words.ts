/**
 * German words that are names as they are written, folded, and only so: the stem of `Wels` is that of `well`, and
 * `Brathering` ends as `gathering` does. One line is `food of the table = words`; a word may stand in several.
 */
export const germanWords = `
bread = toastscheibe toastscheiben
ladyfinger = biskuit biskuitrolle
fish = brathering salzhering sahnehering fetthering raucherhering senfhering sauerhering
catfish = wels welse welsen
beer = pils pilse radler kellerbier bockbier starkbier marzenbier doppelbock zwickelbier lagerbier landbier rauchbier festbier exportbier
nut = knabbernusse knabbernussen
nougat = nugat
milk chocolate = milka smarties
flour = smarties
hanuta = duplo knoppers
lebkuchen = printen
maggi seasoning = maggi
cheese = harzer
pancake = fladle frittaten
meat = hack kotelett koteletts
beef = rind rinds rindes roastbeef entrecote entrecotes ochsenschwanz
steak tartare = tatar
gyros = gyros gyro
geschnetzeltes = geschnetzeltes
wine = burgunder burgunders burgundern
meatball = cevapcici cevapi kottbullar klops klopse klopsen
pork = zwiebelmett schweinemett geselchtes geselchte geselchten
sausage = bratwurstbrat wurstbrat
chicken = poularde poularden hendl hendln
quail = wachtel wachteln
pheasant = fasan fasane fasanen
hare = hasenrucken hasenpfeffer
bone broth = knochenbruhe
meat broth = wildfond bratenfond kraftbruhe
gelatine = aspik
gummy bear = gummibar gummibaren gummibarchen fruchtgummi fruchtgummis weingummi weingummis
honey = honigsenf honigkuchen honigsosse honigsauce honigwaffeln
cherry = kirsch
ice cream = softeis fruchteis pfirsicheis birneneis malagaeis amarenaeis zimteis minzeis pfefferminzeis
pine nut = zedernnusse zedernnussen zedernkerne
egg noodle = knopfle gemusemaultaschen spinatmaultaschen kasemaultaschen
`;
