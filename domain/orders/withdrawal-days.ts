/** For so many days a consumer may withdraw from a contract, and a statement may wait for its confirmation. */
export const withdrawalDays = 14
