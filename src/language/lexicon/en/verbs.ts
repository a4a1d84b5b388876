// The verbs of English work in all their forms: "send", "sends", "sent", "sending".
import type { VerbForm } from '../language.ts'

/** Their past forms are made by rule. */
const REGULAR = `
    accept adapt add address adjourn adjust align allow amend analyse analyze anchor announce answer
    apologise apologize appeal apply appoint approve archive arrange ask assemble assess assign attach
    attend audit authorise authorize back backup badge bake balance ban bin bleach block board book borrow
    bottle box brew brief broadcast brush buff bump calculate calendar calibrate call camp cancel capture
    cater cease centre certify chair chalk change charge charter chase check circulate clarify clean clear
    click clip close coach collect combine comment commission commit compact compare compile complete
    compose compute conduct configure confirm connect consider consolidate contact continue convert cook
    coordinate copy cordon correct correspond count crate create credit cross customize date deactivate
    debit debrief debug decide declare decorate decrypt defrost delegate delete deliver demo deploy describe
    design determine develop disable discuss disinfect dismantle dispatch dispose distribute divide document
    donate double download draft drain drape dress drill drop dry dust edit email empty enable enclose
    encourage encrypt engage enrol enroll ensure enter erase erect escalate establish estimate etch evaluate
    examine exchange execute exempt expand expedite explain explore export expose extend extract facilitate
    fasten fax fence fetch file fill finalise finalize finish fix flag flip flush foam focus fold follow
    forecast forward frame fuel gather gauge generate glaze glue grant grate grease grit ground guard hand
    handle harness harvest haul heat help herd hire hoist hook hose host house hunt identify implement
    import improve include incorporate inflate inform initiate inject ink inquire insert inspect install
    insure integrate interpret interview introduce inventory investigate invite invoice iron issue itemise
    itemize join kick knead knit label ladle laminate launch level liaise lift limit line link list load
    loan locate lock lodge log loosen lower lubricate mail maintain manage map mark match measure mend
    mention merge message migrate mind mix modify monitor mop mount move mow mute nail negotiate nominate
    notarise notarize note notify nudge number nurse obtain offboard offer oil onboard open optimise
    optimize order organise organize outline overhaul own pack package pad paint park paste patch pave peel
    phone pick pin ping pipe pitch plan plane plant plaster plot plug plumb point polish pool post pour
    practice practise prepare present press prevent price prime print prioritise prioritize process procure
    produce program promote proof prop propose provide provision prune publish pull purchase push query
    question quote raise rake rally rank reach realign rebase rebook reboot recap recharge recode recommend
    reconcile reconfigure record recover recruit recycle redesign redirect redraft reduce reel refactor
    refer refill refine refresh refuel refund register rehearse reheat reimburse reinstall reject relabel
    relaunch relay release reline reload relocate remeasure remind remove rename renew rent reopen repack
    repaint repair repeat rephrase replace reply report repost reprint reprogram request require reroute
    rescan reschedule reseal research reserve reset resize resolve respond respray restart restock restore
    resubmit retag retest retire retrain retrieve retry return reuse reverse revert review revise revoke
    rewire reword rework rig rinse roll root rope rotate route row salt sample sand sanitize save scan
    schedule scope scrape screen screw scrub seal search seat secure seed segment select separate serve
    service settle shape share sharpen shave shelve shift ship shorten shovel shred sieve sign simplify
    sketch skim skip slice slot smoke smooth soak solder solve sort specify splice sponsor spray stack staff
    stage stain stamp staple start state station steam stir stitch stock stop store stow straighten strap
    stress strip structure study submit subscribe sue summarise summarize supply support survey suspend swap
    switch sync synchronise synchronize tackle talk tally tap tape target taste test tether thank thaw tick
    tidy tie tighten tile tip top total touch tow trace track train transcribe transfer translate transport
    treat triage trial trim troubleshoot try tune turn type unban unblock unbox uninstall unload unlock
    unmute unpack unplug unpublish unsubscribe untangle update upgrade upload use vacuum validate value
    varnish verify vet view visit walk warm warn wash watch water wax weed weigh weld whitelist whitewash
    widen winterise winterize wipe wire work wrap zip
`
/** Base, past and participle. */
const IRREGULAR = `
    be/was/been become/became/become begin/began/begun bend/bent/bent bind/bound/bound bleed/bled/bled
    blow/blew/blown break/broke/broken bring/brought/brought build/built/built buy/bought/bought
    cast/cast/cast catch/caught/caught choose/chose/chosen come/came/come cut/cut/cut deal/dealt/dealt
    dig/dug/dug do/did/done draw/drew/drawn drive/drove/driven eat/ate/eaten fall/fell/fallen feed/fed/fed
    feel/felt/felt fight/fought/fought find/found/found fit/fit/fit fly/flew/flown forget/forgot/forgotten
    forgive/forgave/forgiven freeze/froze/frozen get/got/gotten give/gave/given go/went/gone
    grind/ground/ground grow/grew/grown hang/hung/hung have/had/had hear/heard/heard hide/hid/hidden
    hit/hit/hit hold/held/held hurt/hurt/hurt keep/kept/kept know/knew/known lay/laid/laid lead/led/led
    learn/learnt/learnt leave/left/left lend/lent/lent let/let/let lie/lay/lain light/lit/lit
    look/looked/looked lose/lost/lost make/made/made mean/meant/meant meet/met/met
    overhear/overheard/overheard oversee/oversaw/overseen pay/paid/paid proofread/proofread/proofread
    put/put/put quit/quit/quit read/read/read rebuild/rebuilt/rebuilt recut/recut/recut redo/redid/redone
    regrind/reground/reground rehang/rehung/rehung relight/relit/relit remake/remade/remade
    repay/repaid/repaid rerun/reran/rerun resend/resent/resent retake/retook/retaken
    rewrite/rewrote/rewritten ride/rode/ridden ring/rang/rung rise/rose/risen run/ran/run say/said/said
    see/saw/seen seek/sought/sought sell/sold/sold send/sent/sent set/set/set setup/setup/setup
    sew/sewed/sewn shake/shook/shaken shear/sheared/shorn shine/shone/shone shoot/shot/shot
    show/showed/shown shut/shut/shut sing/sang/sung sit/sat/sat sleep/slept/slept slide/slid/slid
    sow/sowed/sown speak/spoke/spoken spend/spent/spent spill/spilt/spilt split/split/split
    spread/spread/spread stand/stood/stood steal/stole/stolen stick/stuck/stuck sweep/swept/swept
    swim/swam/swum swing/swung/swung take/took/taken teach/taught/taught tear/tore/torn tell/told/told
    think/thought/thought throw/threw/thrown understand/understood/understood undo/undid/undone
    upset/upset/upset vote/voted/voted wait/waited/waited wake/woke/woken wear/wore/worn win/won/won
    wind/wound/wound withdraw/withdrew/withdrawn write/wrote/written
`

const wordsOf = (list: string) => list.trim().split(/\s+/)
const irregular = wordsOf(IRREGULAR).map((forms) => forms.split('/'))

/** Base forms. */
export const actionVerbs: ReadonlySet<string> = new Set([
  ...wordsOf(REGULAR),
  ...irregular.map(([base]) => base ?? ''),
])

const bases = new Map<string, string>()
for (const verb of wordsOf(REGULAR)) for (const [form] of regularForms(verb)) bases.set(form, verb)
for (const [base = '', ...pasts] of irregular) {
  for (const [form, kind] of regularForms(base)) if (kind !== 'past') bases.set(form, base)
  for (const form of [...pasts, base]) bases.set(form, base)
}

/** "sent", "sends" and "sending" give "send"; null when it is no form of a known verb. */
export function baseOfVerb(word: string): string | null {
  return bases.get(word) ?? null
}

/** Each form of each verb; in English an order and the plain form are one. */
export function* verbForms(): Iterable<readonly [string, VerbForm, string]> {
  for (const verb of wordsOf(REGULAR)) {
    yield [verb, 'order', verb]
    for (const [form, kind] of regularForms(verb)) {
      yield [form, kind, verb]
      if (kind === 'past') yield [form, 'participle', verb]
    }
  }
  for (const [base = '', past = '', participle = ''] of irregular) {
    yield [base, 'order', base]
    for (const [form, kind] of regularForms(base)) if (kind !== 'past') yield [form, kind, base]
    yield [past, 'past', base]
    yield [participle, 'participle', base]
  }
}

function regularForms(verb: string): (readonly [string, VerbForm])[] {
  const plain = [verb, 'plain'] as const
  if (verb.endsWith('e'))
    return [plain, [`${verb}d`, 'past'], [`${verb}s`, 'present'], [`${verb.slice(0, -1)}ing`, 'going']]
  if (/[^aeiou]y$/.test(verb)) {
    const stem = verb.slice(0, -1)
    return [plain, [`${stem}ied`, 'past'], [`${stem}ies`, 'present'], [`${verb}ing`, 'going']]
  }
  const present = `${verb}${/(?:s|sh|ch|x|z|o)$/.test(verb) ? 'es' : 's'}`
  const forms: (readonly [string, VerbForm])[] = [
    plain,
    [`${verb}ed`, 'past'],
    [present, 'present'],
    [`${verb}ing`, 'going'],
  ]
  if (/[^aeiou][aeiou][bdfglmnprt]$/.test(verb)) {
    const last = verb.at(-1) ?? ''
    forms.push([`${verb}${last}ed`, 'past'], [`${verb}${last}ing`, 'going'])
  }
  return forms
}
