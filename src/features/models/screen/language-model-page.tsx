// The pages on language models: of the server for its owner, and of a company for its admins.
import { Loaded } from '../../../ui/loaded.tsx'
import { SkeletonPanels } from '../../../ui/skeleton.tsx'
import { SubPage, toMailSettings } from '../../../ui/sub-page.tsx'
import { companyModels } from '../contract.ts'
import { ModelsOf } from './models-of.ts'
import { PermissionsPart } from './permissions-part.tsx'
import { PricesPart } from './prices-part.tsx'
import { type Nothing, ServersPart } from './servers-part.tsx'
import { SetUpPart } from './set-up-part.tsx'
import { UsagePart } from './usage-part.tsx'
import { useModelServers } from './use-models.ts'

/** /settings/models */
export function LanguageModelPage() {
  return (
    <SubPage
      back={toMailSettings}
      title="Language model"
      about="Agents read by rules, and more carefully with a language model. It then gets the text of the mails that they read."
    >
      <Parts
        isOwners
        none={{
          title: 'No model is asked',
          text: 'All mails are read by rules on this server. Nothing is sent to anybody until you set a model up.',
        }}
      />
    </SubPage>
  )
}

/** /companies/models, of the company that is chosen. */
export function CompanyModelsPage() {
  return (
    <SubPage
      back={{ href: '/companies', label: 'Companies' }}
      title="Language model of the company"
      about="Models that read the company’s mails in place of the server’s."
    >
      <ModelsOf value={companyModels}>
        <Parts
          isOwners={false}
          none={{
            title: 'No model of its own',
            text: 'The company’s mails are read as the owner of the server set it up.',
          }}
        />
      </ModelsOf>
    </SubPage>
  )
}

function Parts({ isOwners, none }: { isOwners: boolean; none: Nothing }) {
  const models = useModelServers()
  return (
    <Loaded
      of={models}
      failed="The models could not be loaded"
      safe="Mails are read all the same."
      level={2}
      className="mt-6"
      waiting={<SkeletonPanels label="Loading the models" />}
    >
      {({ servers, sealsKeys, budget }) => (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
          <ServersPart servers={servers} none={none} />
          <SetUpPart isFirst={servers.length === 0} sealsKeys={sealsKeys} isOwners={isOwners} />
          {servers.length > 0 && (
            <>
              {isOwners && <PermissionsPart />}
              <UsagePart />
              {isOwners && <PricesPart models={servers.map(({ model }) => model)} />}
              <p className="max-w-(--measure) text-13 text-ink-2">
                {`The mails of a company, and of a person, may use ${budget.toLocaleString('en')} tokens a day (AI_BUDGET). What comes after that is read by rules until midnight UTC.`}
              </p>
            </>
          )}
        </div>
      )}
    </Loaded>
  )
}
