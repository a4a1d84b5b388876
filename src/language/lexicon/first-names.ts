// First names that are common where the languages that are read are spoken, folded: they tell "Sigrid: …" from "Passport: …".

export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `aaron abdul achim ada adam adrian agnes agnieszka ahmed aisha alain alan alba albert alberto alejandro aleksandra alessandra
alessandro alexander alexandra alexandre alfonso alice alicia alina alison amanda amara amelie amelia amina amy ana andre andrea
andreas andrew andrzej angela angelika ania anita anja anke ann anna anne anneke annette annika antje anton antonia antonio antoine
anya arjen armin arne arthur arturo astrid aurelie axel aylin ayse barbara bart bastian beata beate beatrice beatriz ben benedikt
benjamin benoit bernadette bernard bernd bernhard bert bettina bianca bill birgit bjorn bob boris brian brigitte bruno camille carina
carla carlos carmen caroline carsten caterina catherine cecile celine charles charlotte chiara chloe chris christa christel christian
christiane christina christine christoph christophe claire clara claudia claudio clemens clement corinne cornelia cristina dagmar
damien dan dana daniel daniela danielle dario dave david debora denis dennis denise detlef diana diego dieter dirk dominik dominique
dominic donna dora doris dorothea duarte edith eduardo edward eileen ela elena eleonore eli elias elif elin elisa elisabeth elise
elizabeth elke ella ellen elsa emanuel emil emilia emilie emily emma enrico enrique eric erica erich erik erika ernst estelle esther
eugen eva evelyn fabian fabien fabio fabrice fatima federico felix ferdinand fernanda fernando finn fiona flavia florence florian
franca francesca francesco francis francisco franck francois francoise frank franz franziska fred frederic frida frieda friederike
fritz gabriel gabriela gabriele gaelle gemma georg george gerald gerard gerd gerhard gerrit gert gianni gilles giorgio giovanni
giulia giuseppe gloria gonzalo grace greg greta guido guillaume gunter gustav hana hanna hannah hannes hans harald harry hassan
heather heidi heike heiko heinz helen helena helene helga helmut hendrik henk henri henrik henry herbert hermann hilde holger hubert
hugo ian ibrahim ida ignacio ilse imke ines inga inge ingo ingrid irene irina iris isabel isabella isabelle ivan jack jacob jacques
jakob james jan jana jane janina jannik jaroslav jasmin jason javier javi jean jeff jenny jens jeremy jessica jim joan joana joanna
joao joaquin jochen joe joel johan johann johanna johannes john jolanda jonas jonathan joost jordi jorg jorge jose josef joseph juan
judith julia julian juliane julie julien juliette julius jurgen justyna jutta kai karen karim karin karl karsten kaspar katarina
katarzyna kate katharina kathrin katja katrin kees keith kerstin kevin kim kirsten klaas klara klaus konrad krzysztof kurt lara lars
laura laurence laurent lea leah leila lena leni leo leon leonie lia lidia lieke lili lilian lina linda lisa lothar louis louise luca
lucas lucia lucie lucy luis luisa luise lukas luke luna lutz lydia maarten mads magda magdalena maja malte manfred manon manuel manuela
marc marcel marcin marco marek margaret margarete margarita maria marianne marie marieke marija marina mario marion marius mark marko
markus marlene marta martha martin martina martine mary mateusz mathias mathieu matteo matthew matthias matthieu maud maurice max
maximilian maya mehmet mei melanie melissa mercedes merche mia michael michal michel michele michelle miguel mike mila milan milena
miriam mirjam mohamed mohammed moira monica monika monique moritz muhammad murat nadia nadine naomi natalia natalie nathalie nele
niamh nick nicola nicolas nicole niels niklas nils nina noah noemie nora norbert nuno odile olaf oleg olga oliver olivia olivier omar
oscar oskar otto pablo paola paolo pascal patrice patricia patrick paul paula paulina pauline paulo pavel pedro peer pedro per peter
petra philip philipp philippe pia pierre pieter pilar piotr priya rachel rafael ralf ralph ramon raphael raquel raul rebecca regina
reiner renate rene ricardo riccardo richard rita rob robert roberta roberto robin rocio roger roland rolf romain roman romy ronald
rosa rosalie rose rosmarie ruben rudi rudolf rui ruth ryan sabine sabrina sam samantha samir samuel sandra sara sarah sascha
saskia sean sebastian sebastien selma serge sergio severin sharon sia sibylle siegfried sigrid silke silvia silvio simon simona simone
sina sofia sofie sonia sonja sophie stefan stefanie stefano steffen stephan stephane stephanie steve steven sue susan susana susanne
sven svenja sylvia sylvie tamara tanja tatiana ted teresa tessa theo theresa thibault thierry thomas thorsten tiago tibor tilman tim
timo tina tobias tom tomas tomasz toni tony torsten udo ulf uli ulrich ulrike umut ursula ute uwe valentin valentina valeria valerie
vanessa vera verena veronica veronique victor victoria viktor vincent violeta volker walter waltraud wanda werner wilhelm willem
william wim winfried wolfgang xavier yann yannick yasmin ylva yusuf yvan yves yvonne zoe zofia zuzanna`.split(
    /\s+/,
  ),
)
