/** Days in which a consumer may withdraw from a contract and confirm a withdrawal statement. */
export const withdrawalDays = 14
