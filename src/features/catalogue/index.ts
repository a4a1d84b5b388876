// The catalogue: what this feature gives the app.
export { type CatalogueEntry, catalogue } from './catalogue.ts'
export { catalogueRoutes } from './catalogue-api.ts'
