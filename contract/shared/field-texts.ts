/**
 * What a field means, with its unit and its states, and an example where its schema names none.
 * The key is the field's name, after the names above it where the name alone has another meaning:
 * `nutrition.salt`, `Order.delivered.total`, `changeOrder.confirmed`.
 */
export type FieldTexts = Record<string, string | [text: string, example: unknown]>
