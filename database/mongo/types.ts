/** The parts of Payload's MongoDB adapter and of mongoose that this project uses. */
import type { MongooseAdapter } from '@payloadcms/db-mongodb';

export type Adapter = MongooseAdapter;
export type Model = Adapter['collections'][string];
export type Session = Adapter['sessions'][string];
export type MongoDatabase = NonNullable<Adapter['connection']['db']>;
