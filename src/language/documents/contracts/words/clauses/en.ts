// The wording of clauses in English: what heads them, what says that they are there, and words that leave a trace of them.
import { type ClauseWords, cueLists } from './clause-words.ts'

export const enClauses: ClauseWords = {
  heads: cueLists(`
    parties: parties, between
    term: term_, duration, how long, commencement, period, length of
    termination: terminat, ending, forfeiture, calling in, cancel, leaving, notice period, break clause
      default, rescission, withdrawal, exit
    renewal: renewal, extension, option
    payment: payment, charges, price, fees, fee_, pay_, rent_, money, remuneration, what it costs, interest, salary
      compensation, consideration, invoicing, billing, costs_
    liability: liabil, limitation, limits_, responsibilit, damages, exclusion
    indemnity: indemn, third party claims, hold harmless
    confidentiality: confidential, secre, non disclosure
    data protection: data protection, personal data, privacy, your data, customer data, data processing, gdpr
    intellectual property: intellectual property, copyright, ownership of work, ownership_, licence, license, ip rights, ip_
    governing law: governing law, applicable law, choice of law, law and, law_
    dispute resolution: dispute, arbitration, jurisdiction, grievance, mediation, complaints, disagreement, venue
    force majeure: force majeure, acts of god, events beyond, events outside, unforeseen
    assignment: assign, transfer_, subletting, subcontract, successors
    notices: notices_, communications
    warranty: warrant, guarantee of quality, guarantee_, representations, defects, quality
    entire agreement: entire, whole contract, whole agreement
    signatures: signature, execution, acceptance
  `),
  clauses: cueLists(`
    parties: by and between, hereinafter|hereafter|referred to as, made between, agreement between|contract between
      dear_ + offer|terms|agreement|engagement, to_ + mr|mrs|ms|messrs + limited|ltd|plc|llp|inc
    term: term of|period of|life of|runs for|continues for|lasts|in force for|for + years|months + begin|start|end|from|runs|life|term|contract|agreement
      no fixed end, indefinite, commenc + until
      initial term|initial period|fixed term|minimum term|subscription term|subscription period|contract period|initial subscription
      comes into force|come into force|enters into force|comes into effect|enters into effect|takes effect on|take effect on|shall take effect
      starts on|start on|begins on|begin on|commences on|commence on|starting on|beginning on|commencing on|effective from|with effect from
      remains in force|remain in force|remains in effect|remain in effect|continue in force|continues in force|full force and effect
      expires on|expire on|ends on|end on|shall expire|will expire|terminates on
      is permanent|permanent post|permanent position|open ended|no end date|rolling basis, completion date|finished by|completed by
    termination: terminat + notice|breach|agreement|contract|either|may|party|terms|cause|convenience|immediate
      may end|can end|may cancel|can cancel|may withdraw|may rescind|may break|be cancelled|be ended|be terminated, end it
      notice + end the|to end|quit|period|leave, notice + week|weeks|month|months|days + either|give|gives|giving|given|on_|without
      re enter|re entry|take back the, end this|put an end to, bring + to an end|to a close
      end the + agreement|contract|engagement|lease|tenancy|subscription|employment|licence|appointment|arrangement
      cancel + hire|booking|contract|agreement|writing, call off|calls off|called off, gross misconduct|dismiss|resign
      forthwith, break date|break clause|break option
    renewal: renew_ + agreement|contract|term|lease|subscription, extend + term|period|agreement|contract|lease
    payment: pay|pays|paid|payable|costs|rent|fee|salary|price|invoice|instalment|repay + month|year|days|invoice|hour|advance|sum|due|interest|vat
      billed|invoiced|remunerat|charged + month|day|hour|year|rate|days, net 30|net 14|net 60
    liability: liab + limit|exclu|exceed|never|not|only|total|extent|negligence|cap|aggregate
      responsible|responsibility|answerable|accountable + loss|losses|damage|damages|injury|theft|death, not responsible|not answerable|not be responsible
      answer for + !delay, answers to|answer to + profit|profits|loss|losses|damage, liable for|liable to|be liable|is liable
      exposure + exceed|limited|total, indirect|consequential + loss|losses|damage|damages, loss of profit|loss of profits|lost profits|loss of revenue
      recover|claim|claims + more than|at most|no more than|maximum, capped at, in no event, fullest extent
      negligence|negligent|carelessness|careless, cost|costs + damage|losing|loss|breakage|breakages + bear|bears|borne|deduct|deducted|pay|pays|meet
      pay|pays|make|makes + damage|damages|breakage|breakages|losses, amends|makes good, adequate remedy, damages|money|compensation + alone + not
    indemnity: indemnif, indemnity + !professional indemnity|indemnity insurance|indemnity cover, hold|holds|held|save|keep|keeps + harmless
      make good to|makes good to, will defend, defend|defends + claim|claims|against
      reimburse|compensate|protect|cover|covers + against|from + claim|claims|third party
    confidentiality: confidential + !marked only, secret + keep|are|disclos, in confidence|strict confidence
      keep|keeps|kept + to themselves|to herself|to himself|to itself|to ourselves|to yourself|private
      not disclose|not divulge|not reveal|neither disclose|never disclose|not share|not pass on + !rights, non disclosure, duty of secrecy
      disclose|divulge|reveal + anyone|third|without|other than, trade secret|trade secrets|proprietary information
    data protection: personal data|personal information, data protection, gdpr|ccpa|hipaa, data breach, privacy notice|privacy policy
      addresses|telephone numbers|records|photos|details + erased|deleted|destroyed|privacy, health data, deletes all data
      processor|data processing|data subject|data controller
      customer data|client data|user data + erase|erases|delete|deletes|return|secur|process|protect
    intellectual property: intellectual property, copyright, patent, trade mark|trademark, all rights in, moral rights, right title and interest
      work out|create|invent|develop + is ours|belongs to|are ours|vest in, source code + right|own, keeps all rights
      report|reports|design|designs|drawing|drawings|software|work|works|material|materials|manual|manuals|documentation|deliverable|deliverables|content|photograph|photographs|text|texts|results|invention|code + belong to|belongs to|owned by|property of|become yours|becomes yours|remain ours|ownership|vest_|vests
      non exclusive + right|licence|license, exclusive licence|exclusive license|perpetual licence|perpetual license|royalty free
    governing law: governed by, governing law, law applies|laws apply|law governs|law shall apply|law will apply
      law of|laws of + govern|appl|subject|interpret|construe|under_|accordance + !requires|required by|allow
      construed in accordance, england and wales, under + english law|scottish law|scots law|irish law|german law|french law|dutch law|swiss law
    dispute resolution: court|courts|tribunal + decide|jurisdiction|competent|exclusive|submit|venue|hear|heard|settle, jurisdiction_, arbitrat, mediat
      dispute, independent expert|acting as expert, relations commission|ombudsman|adjudicat, amicabl, grievance|complaint + write|speak|within|procedure|raise
      disagree|disagreement|disagreements|quarrel|quarrels|differences + settle|resolve|decide|refer|solve, lawsuit|litigation|legal proceedings|attorney
      unhappy|dissatisfied + speak|write|tell
    force majeure: force majeure, act of god|acts of god, beyond|outside + control, circumstances + unforesee|extraordinary|exceptional
      fire|flood|floods|war|strike|strikes|epidemic|pandemic|storm|earthquake|riot|weather + delay|delayed|cannot|not liable|not answer|prevent|prevented|answers|excus|suspend|postpone|impossible|close|closes|fail|failure
    assignment: assign|assigned|assigns|assignment + agreement|contract|lease|consent|not|rights|party|permission
      transfer|transfers|transferred + agreement|contract|claim|rights|consent|business|terms|lease|duties|obligations|licence|subscription
      pass on|pass this|hand over + rights|duties|obligations|agreement|contract + !information|make over + !information, sublet|underlet|sublicen, novat, successor in title|successors and assigns
      subcontract|sub contract + consent|not|without|may|permission
    notices: notices + go|sent|address|writing|post|mail|given|deliver, notice under this, notice|letters + deliver|recorded post|special delivery|registered|courier|deemed|addressed
      communications|correspondence|letters|notices + addressed|sent to|address|addresses
    warranty: warrants, warrant_, warranty|warranties, guarantees|guarantee|guaranteed + !guarantor|bank guarantee|personal guarantee, as is_
      free from|free of + defect|fault, fit for|fitness for, satisfactory quality|merchantab, reasonable skill and care|skill and care|workmanlike|good workmanship
      defect|defects|defective|faulty + repair|replace|remed|correct|free, represents|promises + that, no|without + warranty|promise|guarantee + work|works|fit|accurate|suitable
      conform|conforms|comply|complies|made|performed + specification|standard|standards
    entire agreement: entire agreement|whole agreement|complete agreement|full agreement|sole agreement, entire contract|whole contract|complete contract
      entire understanding|complete understanding|whole understanding, supersede, all that|everything|nothing else + agreed
      replaces|replace|cancels + letter|previous|earlier|all prior|any prior, no other promises, no other agreement|no other terms|no other arrangements
      no oral|no verbal|no side, contain|contains|sets out|set out|constitute|constitutes + all the terms|all terms|the whole|the entire
    signatures: signed_ + for|by|as|date, executed as, signature, in witness whereof, made in two copies, for and on behalf|on behalf of, countersign
      sign and return|sign below|signing below|signed copy, agreed for|agreed by|accepted for|accepted by|agreed and accepted|accepted and agreed
      i accept|i agree|i have read, yours sincerely|yours faithfully, s s_
  `),
  traces: cueLists(`
    parties: between, party
    term: term_, period_, duration, start, begin, commenc, until_
    termination: terminat, cancel, notice, dismiss, withdraw, ends_, ended_, ending_, resign
    renewal: renew, extend, extension, prolong, follow on, carries on, goes on
    payment: pay, price, fee, cost, charge, rent_
    liability: liab, damage, loss_, losses, negligen, responsib, compensat, injur
    indemnity: indemn, harmless, third party|third parties, claim + against
    confidentiality: confiden, secre, disclos, divulg, proprietary, private
    data protection: personal, privacy, data_, gdpr, records + destroy|erase|delete|keep
    intellectual property: copyright, patent, trademark, licen, intellectual, know how, royalt, ownership
    governing law: law_, laws_, statut, legislation
    dispute resolution: court, dispute, jurisdiction, complain, lawsuit, attorney, tribunal, quarrel, disagree
    force majeure: flood, fire_, strike, war_, epidemic, pandemic, storm, snow, natural disaster, impossib, unforesee
    assignment: assign_, assigned, assignment, transfer, subcontract, sublet, successor
    notices: notice + writing|written|sent|email|post, in writing
    warranty: warrant, guarant, defect, quality, fault, standard
    entire agreement: entire, supersed, amend, variation, change + writing, earlier agreement|previous agreement
    signatures: sign_, signed, agreed_, accept
  `),
}
