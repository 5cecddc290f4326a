/** German words one slip away from a food that are words of their own, folded; a food in the plural or another case is none of them. */
export const notMistypedInGerman = `
alster appelle appells applet applets astern ausser aussere ausseres aussern ausserns badete bahnen banalen bannen
bannens barone barons basale basales basels basiere bastille bastle bausch bausche bauschs begann beganne
benenn benenne bergamt besage besass besasse besens besinn besinne besonne bespanne bittere bitterer bitteres bohlen
bohmen bohner bohnere bohnern bohnre bohren bohrens bosons botchen botchens bourree bourrees brande brandes brandt
brandts breien bremen bremens brikett brikette briketts bringe britta brittas brodele broschen brosle bruhte bufettes
bufetts bugele bugels buhnen bukette buketten buketts bunten bunter buntere bunteres bursche buttel buttels camper
campers caritas carola carolas charles charme charmes chroms colmar colmars couchs cremte diakon diakone diakons
dotiere drosch dunkel dunkels eifern eimern eimers eincreme einhorn einhornes einhorns einweise eisern eiserne
eisernes eisige eisiges eitern emsige emsiges erbens erbten erklar erklare erweise fesche feschen fesches fiebert
fieberte filtert filterte fischt fischte fletsche fluors flures formel formell formelle formellen formelles franse
frasse frasses freite freske fresse frisch frische frisches frostig frostige frostiges frustes frusts fundus gangers
garnen geaste geastes geasts geflugelte geflugeltes geiste geistes geists gerast gerate gerates gerats gerbst gerbte
gerust geruste gerustes gerusts geschnitzelt geschnitzelte gierst giesse gingen ginget gluckse gluhen gluhten goldas
grafin grauen grausen grauten greise greises griene grinse grober grobere groberes grosse grossem grosser grosses
grundern gruner grunere gruneres gucken guckens gurten hadere hagens hagere hageres hammer hammere hammers hapere
harburger harburgers harsch hauers havarie hechle heckte helgas herging herginge herrin horige horiges kajute kalkar
kammte kampfen kanute kaputt kaputte kaputtes karate karates karosse karrte kassiere kippen kippens kippern kirche
kirchs kitsches kitschs klipper knirsch knirsche knobel knobele kokons kokses koloss kolosse kolosses krabbel krabbele
krabbeln krabble krampfen kreise kreises kresse kropfen kropfens kurble lachle lachst lachte laders lagern lagerns
lagert lagerte laiche langer langere langeres langst langste langsten langstens langstes larche lasche lasches lasere
lassos latten lauere laueres lausche laxere laxeres lebens lebern lechze leders leeres legere legeres legers leiber
lesers lieber liebere lieberes linden linien linken linnen liters luchse luchses madels makels mangel mangele mangeln
mangels mangle mantel manteln mantels manuell manuelle manuelles marinen marion marions maroden matresse matrone
matronen mazdas mehren mehrens mendel mendels mische mobels mochte modell modelle modells mogele molare molares mooren
mortel mortels muesse muesste muffen muffig muffige muffiges mulatte mundel muskel muskels mussen nachte nachts
nadelchen nadeln nassen nassens nepals oberst oberste oberstes oblagen obster obsters oliver olivers orions palais
pallas paneel paneele paneels pankow pankows panter panters panzer panzers paulette paulettes pelzen
penner penners peripetie peripherie pfeffert pfefferte pfeffre pferch pferche pickel pickte pilatus pillen
popper poppers putins qualle quarte quarze quarzes quinte rachen rachens rammen rampen raumen raumens rechen rechens
regens rochel rochele rochelle rocheln rocken rodens romane roschen rosigen ruhren ruhrens ruhrer ruhrers sammel
sammele sammeln sammelns saphir saphire saphirs sarden satans saubern sauberns sauern sauerns saufern saugern saumen
sauten schafott schafotte schafotten schafottes schafotts schale schalenabrieb schales schall schalle schalles schalls
schallt schallte schals schalst schalste schalstes schalt schalte schande schanken schein scheine scheines scheins
schelle schenken schenkens schicken schickens schinden schippen schlapp schlappe schlappes schlehe schlehen
schlehendorn schleier schleiers schleife schleim schleimes schleims schleiss schleisse schlemme schleppe schlot
schlote schlotes schlots schmal schmale schmales schmalre schmatz schmatze schmatzes schmelz schmelze schmelzes
schmilz schminken schmolle schmolz schnake schnalle schnalze schnappst schnappt schnappte schnapse schnapses schnarre
schnee schnees schneie schnippe schnippen schnitzen schnitzer schnitzern schnitzers schnuppe scholz schone schones
schorle schoss schosse schosses schote schott schotte schottes schotts schrei schreie schreies schrein schreine
schreins schreis schule schwand schwappe schwedin schweif schweife schweifs schweig schweige schweiss schweisse
schweisses schweiz schwerin schwerins schwoll scrolle seerecht seerechts seiten seitens setzung sickere sollen spalte
spalts sparerin sparte spatel spates spicke spielt spielte spinett spinette spinettes spinetts spitzle spotten spraye
sprays sprayt sprayte sprits sprudel sprudele spucke spulte stallen staute stecke steingut steingute steinguts stellen
stellens stellig stellige stelliges sticke stillen stillens stockt stockte stolzen storte stucke stuckes
studentenmutter sultane sulzte tamile tanzerin tempel tempels topfer topfere topfern topfers traute trautes
tripel tripels tropfen tropfens troste troster trosters trostes trosts trotte trottel trottels trotten trottet
trottete trotts tupfen turken turkis vollem vollen voller vollere volleres waffen waffne wallen wallens weckend
weckende weckendes wecker weckern weckers weckten wehmut weiden weihen weilen weinen weisen weisens weiten welken
welkes werken wetzen wicken wickle wieder wiehere wienern wienert wienerte wienre winkel winkels winkte winsle wulste
wulstes wurgst wurgte wurmst wurmte wurstele wurzte wusste wustes zauder zaudere zucken zuckens zuckert zuckerte
zuckre zunder zunders haferl haferls haferln ernten einten engten entern entere pusten pulten putzen plattchen schleif zwirbel zwirbele zwirbeln
`;
