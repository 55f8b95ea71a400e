/** The office reads the mailbox that the shop writes from. */
export const officeAddress = ({ MAIL_FROM }: { MAIL_FROM: string }): string =>
  /<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM
