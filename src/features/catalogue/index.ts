// The catalogue: what this feature gives the app.
export { type CatalogueEntry, catalogue } from './catalogue.ts'
export { type CatalogueParts, catalogueRoutes } from './catalogue-api.ts'
