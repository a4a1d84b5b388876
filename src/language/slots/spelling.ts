// Writes a verb of the lexicon, which knows no accents, as its language writes it: "prufen" is "prüfen".
import { fold } from '../fold.ts'

const MARKED: Readonly<Record<string, string>> = {
  de: `kümmern übernehmen überarbeiten überprüfen übersetzen überweisen übergeben überwachen überführen prüfen gegenprüfen
    nachprüfen führen durchführen räumen aufräumen verräumen hängen aufhängen abhängen klären abklären erklären
    bestätigen kündigen ankündigen löschen lösen auflösen füllen auffüllen ausfüllen befüllen schließen abschließen
    anschließen gießen begrüßen schmücken säubern wählen zählen erzählen ändern ergänzen nähen mähen kürzen stützen
    schützen hören anhören öffnen eröffnen veröffentlichen üben einüben drücken verständigen vervollständigen erhöhen
    schätzen kühlen spülen wärmen lüften dämmen zurückgeben zurückschicken zurückrufen zurücksetzen zurückbringen
    nachrüsten umhängen einführen vorführen begründen`,
  fr: `préparer vérifier réserver réparer régler répondre écrire éditer élaborer étudier évaluer déposer déplacer décaler
    décider déclarer démonter déménager détailler développer compléter contrôler créer prévenir prévoir procéder
    récupérer rédiger réaliser réduire réfléchir réinstaller rénover répartir résilier résoudre résumer réunir réviser
    transférer téléphoner télécharger libérer gérer générer accélérer célébrer prêter arrêter fêter insérer intégrer
    préciser présenter protéger suggérer énumérer éliminer étiqueter équiper éteindre dépenser dépanner réclamer répéter
    déclencher décorer décrire définir désactiver`,
  es: 'diseñar enseñar añadir acompañar señalar reseñar',
  nl: 'coördineren kopiëren creëren financiën',
  pt: 'pôr repor',
}

const known = new Map(
  Object.entries(MARKED).map(([code, words]) => [
    code,
    new Map(words.split(/\s+/).map((word) => [fold(word), word])),
  ]),
)

export const spelled = (verb: string, code: string): string => known.get(code)?.get(verb) ?? verb
