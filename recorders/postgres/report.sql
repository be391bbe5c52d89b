-- A reporting query and what it needs, for pgbench.sh: `step` is prepare or run. The pool has 2 048 frames. A table of
-- less than a quarter of them is read through no ring of buffers, so its scan may push out what others use.
select :'step' = 'prepare' as prepare \gset
\if :prepare
create table region (id int primary key, name text);
insert into region select i, 'region ' || i from generate_series(1, 25) i;
create table customer (id int primary key, region int, since date, note text);
insert into customer select i, 1 + i % 25, date '2020-01-01' + i % 1500, repeat('c', 60) from generate_series(1, 20000) i;
create table sale (id int primary key, customer int, day date, amount int, note text);
insert into sale select i, 1 + (i * 7919::bigint % 20000)::int, date '2024-01-01' + i / 200, i % 900, repeat('s', 80)
  from generate_series(1, 120000) i;
create table complaint (id int, day date, note text);
insert into complaint select i, date '2024-01-01' + i / 110, repeat('n', 60) from generate_series(1, 40000) i;
create index sale_day on sale (day);
create index sale_customer on sale (customer);
vacuum analyze region, customer, sale, complaint;
\else
set max_parallel_workers_per_gather = 0;
set enable_bitmapscan = off;
-- A clerk looks up single customers: what the pool should keep.
select format('select c.note, sum(s.amount) from customer c join sale s on s.customer = c.id where c.id = %s group by 1',
  1 + i * 37 % 400) from generate_series(1, 500) i
\gexec
-- The report: a month of sales by the index on the day, each customer by its index, and all complaints
-- once in a row.
set enable_hashjoin = off;
set enable_mergejoin = off;
select r.name, count(*), sum(s.amount) from sale s join customer c on c.id = s.customer join region r on r.id = c.region
  where s.day between date '2024-06-01' and date '2024-06-30' group by 1 order by 1;
select date_trunc('month', day), count(*) from complaint group by 1 order by 1;
-- The clerk again, after the report.
select format('select c.note, sum(s.amount) from customer c join sale s on s.customer = c.id where c.id = %s group by 1',
  1 + i * 37 % 400) from generate_series(1, 500) i
\gexec
\endif
