// The verbs that begin English tasks, and their forms: "send", "sent", "sending".

/** Regular verbs; their past forms are made by rule. */
const REGULAR =
  'accept add address adjust align allow amend analyse analyze announce answer apply appoint approve archive arrange ask assemble assess assign attach attend audit authorise authorize back backup bake ban block board book borrow brief broadcast calculate calendar call cancel capture cease certify change charge chase check circulate clarify clean clear click close collect combine come comment commit compare compile complete compose compute conduct configure confirm connect consider consolidate contact continue convert cook coordinate copy correct correspond create customize deactivate debrief debug decide declare decorate decrypt defrost delegate delete deliver demo deploy describe design determine develop disable discuss dispatch dispose distribute document donate double-check download draft drop edit email empty enable encourage encrypt enrol enroll ensure enter erase escalate establish estimate evaluate examine execute expand expedite explain explore export extend extract facilitate fax fetch file fill finalise finalize finish fix flag focus follow forward gather generate grant hand handle harvest help hire host identify implement import improve include incorporate inform initiate inquire insert inspect install integrate interview introduce inventory investigate invite invoice iron issue join kick label launch liaise list load locate lock log look mail maintain manage map mark measure mention merge message migrate modify monitor move mow mute negotiate nominate notarise notarize note notify number obtain offboard offer onboard open optimise optimize order organise organize outline overhaul own pack package paint park patch phone pick ping plan plant polish post practice practise prepare present press prevent price print prioritise prioritize process procure produce program promote propose provide provision prune publish pull purchase push query question raise rank reach realign rebase rebook reboot rebuild recharge recommend reconcile reconfigure record recover recruit redesign redirect redraft reduce refactor refer refill refine refresh refuel refund register rehearse reimburse reject relaunch relay release relocate remind remove rename renew rent reopen repair repeat rephrase replace reply report reprint request require reschedule research resend reserve resolve respond restart restock restore retrieve return revert review revise revoke reword rework rinse roll rotate route sample sanitize save scan schedule scope search secure select separate serve service settle share ship shorten shred sign simplify sketch solve sort specify staff stage staple start state stop store stress structure study submit subscribe summarise summarize supply support survey suspend swap switch sync synchronise synchronize tackle talk target test thank tidy touch trace track train transcribe transfer translate triage trim troubleshoot try turn type unban unblock uninstall unload unlock unmute unpack unplug unpublish unsubscribe update upgrade upload use vacuum validate verify view visit vote wait walk warn wash watch water whitelist wipe wire work wrap'
/** Irregular verbs as base/past/participle. */
const IRREGULAR =
  'be/was/been become/became/become begin/began/begun bring/brought/brought build/built/built buy/bought/bought catch/caught/caught choose/chose/chosen cut/cut/cut deal/dealt/dealt do/did/done draw/drew/drawn drive/drove/driven feed/fed/fed find/found/found forget/forgot/forgotten freeze/froze/frozen get/got/gotten give/gave/given go/went/gone have/had/had hear/heard/heard hold/held/held keep/kept/kept lead/led/led leave/left/left lend/lent/lent let/let/let look/looked/looked make/made/made meet/met/met pay/paid/paid proofread/proofread/proofread put/put/put read/read/read redo/redid/redone rerun/reran/rerun rewrite/rewrote/rewritten ring/rang/rung run/ran/run say/said/said see/saw/seen sell/sold/sold send/sent/sent set/set/set setup/setup/setup show/showed/shown shut/shut/shut sing/sang/sung sit/sat/sat speak/spoke/spoken spend/spent/spent split/split/split stand/stood/stood stick/stuck/stuck take/took/taken teach/taught/taught tell/told/told think/thought/thought throw/threw/thrown undo/undid/undone upset/upset/upset wear/wore/worn win/won/won withdraw/withdrew/withdrawn write/wrote/written'

const irregular = IRREGULAR.split(' ').map((forms) => forms.split('/'))

/** Base forms. */
export const actionVerbs: ReadonlySet<string> = new Set([
  ...REGULAR.split(' '),
  ...irregular.map(([base]) => base ?? ''),
])

const bases = new Map<string, string>()
for (const verb of REGULAR.split(' ')) for (const form of regularForms(verb)) bases.set(form, verb)
for (const [base = '', ...pasts] of irregular) {
  for (const form of [...regularForms(base).filter((made) => !made.endsWith('ed')), ...pasts, base])
    bases.set(form, base)
}

/** "sent", "sends" and "sending" give "send"; null when it is no form of a known verb. */
export function baseOfVerb(word: string): string | null {
  return bases.get(word) ?? null
}

function regularForms(verb: string): string[] {
  if (verb.endsWith('e')) return [verb, `${verb}d`, `${verb}s`, `${verb.slice(0, -1)}ing`]
  if (/[^aeiou]y$/.test(verb))
    return [verb, `${verb.slice(0, -1)}ied`, `${verb.slice(0, -1)}ies`, `${verb}ing`]
  const forms = [verb, `${verb}ed`, `${verb}${/(?:s|sh|ch|x|z|o)$/.test(verb) ? 'es' : 's'}`, `${verb}ing`]
  if (/[^aeiou][aeiou][bdfglmnprt]$/.test(verb)) {
    const last = verb.at(-1) ?? ''
    forms.push(`${verb}${last}ed`, `${verb}${last}ing`)
  }
  return forms
}
