// What English calls the notions of working life (`notions.ts` says how entries are written).
import type { NotionWords } from '../notion-names.ts'

export const notionWords: NotionWords = {
  customer: 'customer* client* buyer* guest* patient* subscriber* shopper* account_holder* end_user*',
  trade:
    'school* hospital* clinic* farm* farmer* shop* store hotel* restaurant* florist* garage* dentist* bakery baker* pharmac* council* museum* theatre* gym church* universit* cafe* butcher* hairdresser* wholesaler* retailer* dealer* distributor* reseller* landlord* contractor* installer* plumber* builder* nursery chain',
  title: 'mr mrs ms miss sir madam lady gentleman',
  rival:
    'competitor* rival* competition competing the_others other_supplier* market_leader* challenger* newcomer_on_the_market',
  supplier: 'supplier* vendor* subcontractor* manufacturer*',
  price:
    'price* pricing priced expensive cheap* tariff* fee fees cost_too_much dear per_cent percent affordable increase rate_card undercut* cheaper dumping',
  discount: 'discount* rebate* bargain* promo promotion_price voucher* coupon* special_offer* knock*_off',
  free: 'free gratis for_nothing no_charge free_of_charge giveaway* give_away gives_away giving_away free_tier trial free_trial no_card',
  invoice: 'invoice* bill bills billing billed receipt* credit_note*',
  payment:
    'pay pays paid payment* paying prepay* owe owes owed debt* overdue direct_debit standing_order cash',
  order: 'order orders ordered ordering reorder* purchase_order*',
  quote: 'quote quotes quoted quotation* proposal* bid bids estimate*',
  contract: 'contract* agreement* nda terms clause* lease* sla',
  delivery: 'deliver* shipment* shipping dispatch courier* parcel* arrive_late freight',
  returns:
    'sent_back send_back sends_back came_back come_back return_rate returns returned sent_back comes_back coming_back',
  refund: 'refund* money_back reimburse* compensation',
  complaint: 'complain* complaint* moan* grumbl* fed_up furious shout* yell* angry_customer',
  churn:
    'cancel* cancellation* leaving leave_us left_us terminate* switch* walk*_away moving_to defect* not_renew* churn* gone_to went_to',
  renewal: 'renew* extension extend_contract prolong*',
  win: 'won win wins winning signed_with landed deal closed_deal',
  lose: 'lost lose losing loses came_second came_third',
  tender: 'tender* rfp procurement bidding',
  fair: 'fair trade_fair exhibition* expo conference* booth stand_at trade_show',
  demo: 'demo demos demonstration* showcase* sample* presentation_to',
  launch: 'launch* release* rolled_out roll_out unveil* announced brings_out introduc*',
  market: 'market* segment* sector region territory share_of',
  sales:
    'sales salesperson* sales_rep* rep reps account_manager* revenue turnover pipeline lead leads prospect*',
  stock: 'stock* inventory out_of_stock sold_out shortage* stocktak* backorder*',
  warehouse: 'warehouse* depot* storage loading_bay pallet* forklift* shelf shelves racking hall halle',
  packing: 'packag* packing packed box boxes carton* tape wrap* cardboard tray* filler crate* jar* tin tins',
  label: 'label* sticker* barcode* qr_code tag tags',
  product: 'product* model models item* article version package range',
  defect:
    'defect* broke* break breaks breaking broken fault* faulty failure* fails failed crack* leak* damage* malfunction* snapped worn',
  hinge:
    'hinge* screw* valve* bolt* spare_part* seal gasket* battery batteries cable* motor* spring filter* handle*',
  quality: 'quality reliab* durable sturdy robust solid standard',
  repair: 'repair* fix fixes fixed fixing mend* maintenance service_visit technician* engineer_visit',
  service: 'support helpdesk help_desk hotline service customer_service answer*_the_phone assistance',
  contactperson:
    'contact_person passed_on passed_around handed_over different_person each_time from_scratch start_over transferred handover* same_person explain_again',
  purchase: 'buy buys buying bought purchas* procure*',
  budget: 'budget* forecast* spending',
  accounts:
    'accounts accounting bookkeep* ledger year_end year-end closing quarter_end month_end balance_sheet tax vat payroll q1 q2 q3 q4',
  audit: 'audit* inspect* compliance certificat* iso',
  bank: 'bank* loan* credit_line interest_rate',
  insurance: 'insur* policy_cover pension*',
  grant: 'grant* subsid* funding investor* investment*',
  app: 'app apps application',
  login:
    'login* log_in logs_in logging_in logged_in sign_in signs_in signing_in signin sign-in password* passcode pin credential* authentic* two-factor access_denied locked_out username',
  crash:
    'closes shuts_down crash* freez* frozen hang hangs hung shutting closes_as vanish* disappear* goes_blank black_screen bug bugs buggy glitch* error_message error errors',
  slow: 'slow* takes_forever loading lag lags wait* waiting delay* late delayed ages hours_to',
  update: 'update* upgrade* patch new_version migration migrat*',
  server: 'server* cloud hosting outage* downtime router network wifi vpn internet firewall',
  spreadsheet:
    'spreadsheet* excel csv xls xlsx file_export export exports exporting download* copy_paste type_in retype*',
  data: 'data database* record records figures numbers statistic*',
  report: 'report* weekly_report status_report summary summaries newsletter dashboard* draft*',
  automation: 'automat* script* robot* bot bots macro* writes_itself by_itself workflow*',
  ai: 'ai a_model language_model chatbot* gpt llm machine_learning artificial_intelligence',
  darkmode: 'dark_mode dark dim dimmed bright too_bright glare night_mode blinding contrast dazzl*',
  screen: 'screen* display monitor* interface colour* color* font* layout button* menu',
  phone: 'phone* mobile* smartphone* tablet* cell handset',
  computer: 'laptop* computer* pc pcs keyboard* mouse hardware printer* scanner* headset*',
  textmessage: 'sms text_message* text_us text_them by_text whatsapp messenger texting text_in texted',
  chat: 'chat chats live_chat inbox email* e-mail* mailbox',
  call: 'call calls calling called phoned rang ring rings',
  selfservice: 'portal* self-service self_service online_account by_themselves do_it_themselves without_us',
  website: 'website* web_page webpage homepage online_shop webshop* site landing_page',
  integration: 'integrat* interface_to api plugin* connector* sync* compatib*',
  security: 'security secure hack* phish* privacy gdpr breach* virus',
  feature: 'feature* function* option* setting* filter_function',
  requests:
    "wants_to would_like wishes asks_for asked_for asks_if asked_if asking_for request* wish_list would_love she'd_like he'd_like they'd_like they_want",
  team: 'team* crew* group department* unit',
  boss: 'boss* manager* management leadership director* supervisor* head_of executive* board ceo chief lead_of',
  colleague: 'colleague* coworker* co-worker* workmate* teammate* peers',
  meeting:
    'meeting* standup* stand-up* sync* workshop* call_every one-on-one* video_call* conference_call* agenda invite*',
  calendar: 'calendar* diary schedul* timetable slots booked_out',
  focus: 'focus_time deep_work real_work get_work_done actual_work uninterrupted concentrate* interrupt*',
  deadline: 'deadline* due_date target_date milestone* timeline* on_time date_is schedule_slip roadmap',
  planning: 'planning plan plans planned estimate* unrealistic realistic impossible_date forecast_of',
  overtime: 'overtime late_hours late_at_night long_hours extra_hours after_hours working_late',
  weekend: 'weekend* saturday* sunday*',
  night: 'night* midnight asleep sleep slept',
  shift: 'shift* early_shift late_shift lates earlies rota roster*',
  oncall:
    'on-call on_call pager* paged standby stand-by duty_phone alert alerts alarm* woken callout* rotation',
  samefew:
    'same_people same_person_again always_me was_me me_again the_same_ones always_the_same few_people one_person_does',
  vacation: 'holiday* vacation* leave_request days_off day_off time_off sabbatical',
  sick: 'sick* ill illness flu doctor* absence* burnout burn-out exhaust* tired tiredness worn_out drained',
  workload:
    'workload overload* swamped drowning too_much_work understaff* short-staffed pressure stress* hectic backlog no_time piling up_to_my',
  remote:
    'remote* home_office work_from_home working_from_home wfh from_home days_at_home hybrid days_in_the_office office_days',
  unclear:
    'unclear confus* contradict* nobody_knows who_knows depends_on different_answer* mixed_messages vague ambiguous inconsistent',
  rules: 'rule rules policy policies handbook regulation* guideline* allowed forbidden ban banned mandatory',
  office:
    'office desk* open-plan open_space seat* chair* furniture room rooms building floor roof lift elevator',
  parking: 'parking* car_park lot_is_full park parks bike_rack*',
  canteen: 'canteen* cafeteria* lunch* kitchen food coffee* microwave fridge*',
  pay: 'salary salaries wage* pay_rise raise* pay_band* payband* band bands grade grades bonus* compensation_band underpaid pay_scale',
  secret:
    'secret* confidential* transparen* hush behind_closed_doors not_told opaque untransparent kept_from never_told',
  career: 'promotion* promoted career* next_step next_level development_plan step_up ladder',
  credit:
    'the_credit credit_for takes_credit took_credit her_name_on presented_as applause recognition recognis* recogniz* acknowledg* my_work_as laurels praised whose_idea my_idea',
  takenby: 'stole* steal* somebody_else* someone_else* passed_off as_his as_hers taken_by',
  blame: "blame* scapegoat* fault_of pointing_fingers punish* humiliat* in_copy cc'd accus*",
  respect:
    'respect* polite* rude* kindness kind treat* treated dignity hello greeting greets listen* heard_us',
  mocking: 'joke* mock* laugh* tease* teasing bully* bullied accent gossip rumour* sarcas*',
  discrimination:
    'discriminat* sexis* racis* women gender diversity equal* unequal bias* part-time part_timer*',
  silence:
    'speak_up speaking_up nobody_says nobody_said not_a_word no_one_said stay_quiet keep_quiet silent silence afraid_to dare dares nobody_dared say_it_out_loud raise_concerns',
  trust: 'trust* honest* honesty fair_play unfair* unjust lie lies lied promise* broken_promise fairness',
  mood: 'atmosphere mood moods morale climate_in team_spirit spirit togetherness motivat* demotivat* frustrat* happy_here like_it_here feel feels feeling felt',
  decision: 'decision* decide* decided top-down over_our_heads without_asking asked_us consult*',
  reorg:
    'reorgani* restructur* layoff* laid_off redundan* let_go merger* takeover* downsiz* job_cuts acquisition',
  resign:
    'resign* quit quits quitting handed_in_notice last_day farewell leaver* leaving_do left_the_company turnover_of_staff',
  recruit:
    'recruit* headhunt* hiring hires hire poach* job_ad job_advert vacancy vacancies job_offer approached linkedin interview* applicant* candidate*',
  newcomer:
    'onboarding new_hire* new_starter* starter starters newcomer* new_joiner* new_colleague* first_day day_one first_week trainee* intern interns apprentice* induction buddy shown_around',
  training: 'training* course* learn* teach* coach* mentor* lesson* skill* tutorial*',
  manual: 'manual* documentation documented instructions wiki knowledge_base how-to written_down',
  video: 'video* recording* recorded film* photo* picture* camera*',
  feedback: 'feedback appraisal* review_talk survey* questionnaire* rating*',
  approval:
    'approv* sign-off signoff sign_off signature* signatures authoris* authoriz* countersign* unsigned signs_it initials',
  stuck: 'stuck bottleneck* piled_up pile sits_in lying_in in_limbo held_up takes_weeks unanswered',
  expense: 'expense* travel_cost* reimbursement per_diem mileage hotel_bill',
  travel: 'travel* trip* flight* train airport commute* bus',
  family:
    'child* kids daughter* son sons nursery_school childcare babysit* wife husband partner_at_home family parent* school_run',
  noise: 'noise* noisy loud* quiet_room heating temperature cold hot draught air_con ventilation smell',
  cleaning: 'clean* dirty hygien* toilet* tidy* rubbish_bin',
  safety: 'safety safe accident* injur* hazard* fire_drill near_miss first_aid danger* emergency',
  machine:
    'machine* tool tools equipment production assembly_line line_stop conveyor kiln press mill factory plant_floor',
  vehicle: 'van vans truck* lorry lorries driver* route* fleet car cars fuel trailer transport*',
  waste:
    'waste* scrap* offcut* leftover* throw_out thrown_away throw_away bin bins binned skip landfill surplus',
  reuse: 'reuse* re-use* recycl* second-hand use_again used_again old_boxes returnable upcycl* give_them_to',
  energy:
    'energy electricity heat_loss solar power_bill gas insulation co2 carbon emissions environment* sustainab* green climate',
  relocation:
    'the_move our_move moving_day moving_house relocat* new_site new_hall new_building new_premises removal_firm',
  party: 'party parties celebrat* birthday* cake* summer_party christmas barbecue outing team_event',
  union: 'union works_council strike collective_agreement',
  idea: 'idea ideas suggest* suggestion* brainwave thought_of concept proposal_for brainstorm',
  whatif:
    "what_if how_about why_not why_don't_we why_do_we could_we couldn't_we can_we shall_we should_we would_it_be imagine suppose worth_a_try worth_trying has_anyone_looked has_anyone_thought anyone_else_think how_hard_would let's might_be_worth we_could maybe_we i'd_love_to_see instead_of",
  tried:
    'i_tried i_built i_made i_wrote i_did_it prototype* pilot trial_run experiment* proof_of_concept mock-up mockup worked_in my_old my_last_job at_my_last happy_to i_can_build',
  saving:
    'save saves saved saving savings halve cut_the_cost pays_for_itself less_work fewer faster efficien* quicker simpler',
  task: 'finish* prepare* write review* check* send chase* sort_out follow_up follow-up arrange* book* organis* organiz* set_up draft* test_plan hand_over tidy order_new close_q update_the catch*',
  mylist:
    "my_week this_week_i my_list my_plate on_my_side my_five my_priorities priorities priority top_five top_5 top5 for_me_this my_side up_next next_week's focus_this still_open number_one_for my_tasks todo to-do to_do agenda_for_me coming_days",
  listwords: 'first second third then next lastly also plus after_that one two three four five',
  says: 'says said told tells tell mentions mentioned asked asks according_to quote_from',
  heard:
    'heard rumour* rumor* saw_that apparently allegedly word_is reportedly according_to_their their_website their_new their_offer their_stand seen_at noticed_that spotted',
  theyoffer:
    'offering offers offered now_offer* gives_a giving_a matched_our copied copy_our open_a opening closing_their have_hired they_launch now_have their_price* their_list advertis* campaign*',
  repeat:
    'again third_time second_time fifth fourth once_more another_one yet_another twice every_time always every_week every_day keeps constantly each_week so_far already',
  nobody: 'nobody no_one none nothing never not_once not_one not_a_single',
  everybody: 'everyone everybody all_of_us the_whole_team many_of_us several_of_us half_the',
  urgent:
    "urgent* urgently asap immediately today right_now at_once before_it_is_too_late critical emergency tonight within_hours can't_wait serious",
  soon: 'this_month next_week tomorrow by_friday by_monday this_week next_month before_the end_of_week deadline_is by_the',
  someday:
    'someday no_rush no_hurry whenever eventually maybe_one_day nice_to_have small_thing minor not_urgent just_a_thought by_the_way fyi',
  good: 'good great excellent nice lovely love loves loved wonderful brilliant fantastic amazing awesome perfect perfectly happy glad pleased delighted thrilled satisf* enjoy* fun best better well_done congrat* cool neat sweet super beautiful* friendly helpful impress* proud smooth* easy easily works_well cheers elegant* solid welcome win_win praise* appreciat* like_it nicely positive success* improv* smile* smiling relief fresh kudos bravo recommend*',
  thanks: 'thank thanks thx ty grateful gratitude appreciated cheers shout-out shoutout',
  bad: 'bad badly worse worst terrible horrible awful poor* nasty ugly hate hates hated annoy* disappoint* disgust* unhappy sad upset angry anger furious mad frustrat* depress* miserable disaster* mess messy chaos* useless pointless ridiculous stupid dumb crap suck* painful pain hurt* shame* embarrass* ashamed wrong unacceptable intolerable nightmare sick_of sour awkward clumsy weird strange odd',
  worry:
    'worr* concern* afraid fear* scared anxious anxiety nervous unsure uncertain doubt* risk* threat* danger* insecure hesita* reluctant careful*',
  trouble:
    "problem* issue* trouble* difficult* hard_to struggle* impossible fail* fails failing doesn't_work does_n't_work not_work broken cannot can't ca_n't cannot_do unable missing lack* without_any never_works stops stopped blocked unfortunately sorry apolog* mistake* misunderst*",
  cry: 'cry cries cried crying tears wept stress* suffer* alone lonely left_out ignored forgotten nobody_cares nobody_asks unseen survive surviv* give_up giving_up',
  stronger: 'very really so too much extremely totally absolutely completely far way_too incredibly',
  not: "not n't no never neither nor without hardly barely",
  but: 'but however although though yet still',
  i: 'i me my mine myself',
  we: 'we us our ours ourselves',
  they: 'they them their theirs',
  she: 'he she him her his hers',
}
