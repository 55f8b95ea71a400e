const root = 'needs root on a machine of its own'
const minutes = 'takes minutes of a quiet machine'

/** Commands that no script can try beside a demo, and why. */
export const notTried: Record<string, string> = {
  'npm test': 'is what the build server runs of every change',
  'npm run test:quick': 'a part of npm test',
  'npm run faults': 'takes hours; its short form is a part of npm test',
  'npm run faults s17': 'a part of npm run faults',
  'npm run bench': minutes,
  'npm run lighthouse': minutes,
  'npm run shots': minutes,
  'npm run check -- --vnu': 'needs Java',
  'npm run check -- --docs': 'is what tries the others',
  'npm run doc-pictures': 'writes pictures into the sources',
  'npm ci && npm run build': 'is what the first npm start of the clone does',
  'docker compose up': 'needs Docker',
  'docker compose exec shop node server/cli.ts jobs': 'needs Docker',
  "create role avots login password '…';": 'needs a PostgreSQL of one’s own',
  "create role avots_app login password '…';": 'needs a PostgreSQL of one’s own',
  "create database avots owner avots locale_provider icu icu_locale 'lv-LV' template template0;":
    'tests/faults/s37-postgres-backups makes such a database',
  'useradd --system avots && install -d -m 700 -o postgres /backups /backups/log': root,
  'git clone … /opt/avots-1 && ln -s avots-1 /opt/avots': root,
  'cd /opt/avots && npm ci && npm run build': root,
  'cp ops/*.service ops/*.timer /etc/systemd/system/': root,
  'install -m 600 /dev/null /etc/avots.env': root,
  'install -m 600 /dev/null /etc/avots-owner.env': root,
  'cp ops/avots-archive.conf /etc/postgresql/15/main/conf.d/ && systemctl restart postgresql': root,
  'systemctl enable --now avots avots-backup.timer': root,
  'systemctl start avots-backup': root,
  'ln -sfn avots-2 /opt/avots && systemctl restart avots': root,
  'systemd-run --pipe --uid=avots -p EnvironmentFile=/etc/avots.env -p WorkingDirectory=/opt/avots -E NODE_ENV=production -E DATA_DIR=/var/lib/avots /opt/avots/node_modules/.bin/node server/cli.ts jobs':
    root,
  'pg_createcluster 15 main && rm -r /var/lib/postgresql/15/main/*': root,
  'cd /var/lib/postgresql/15/main && tar -xzf /backups/2026-11-22/files/base.tar.gz': root,
  'echo "restore_command = \'cp /backups/log/%f %p\'" > /etc/postgresql/15/main/conf.d/restore.conf':
    root,
  'touch recovery.signal && chown -R postgres: . && systemctl start postgresql@15-main': root,
  'createdb --owner=avots --template=template0 --locale-provider=icu --icu-locale=lv-LV avots_then':
    'tests/faults/s37-postgres-backups restores so',
  'pg_restore --exit-on-error --dbname=avots_then /backups/2026-11-22/avots.dump':
    'tests/faults/s37-postgres-backups restores so',
  'rsync -a': 'copies to another machine',
}
